# The libraries that Debian packages bring. Header-only ones are reached through a folder that holds a link to each and
# nothing else: /usr/include as a whole must never be on Emscripten's include path, where glibc's headers clash with musl's.

set(steelyard_include ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${steelyard_include})

# steelyard_headers(<target> <header> <entry> <package>): <target> gives `#include <header>`; <entry> is the file or
# folder to link to.
function(steelyard_headers target header entry package)
  find_path(${target}_folder ${header} PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH)
  if(NOT ${target}_folder)
    message(FATAL_ERROR "<${header}> is missing: install Debian's ${package}")
  endif()
  file(CREATE_LINK ${${target}_folder}/${entry} ${steelyard_include}/${entry} SYMBOLIC)
  add_library(${target} INTERFACE)
  target_include_directories(${target} SYSTEM INTERFACE ${steelyard_include})
endfunction()

steelyard_headers(steelyard_json nlohmann/json.hpp nlohmann nlohmann-json3-dev)
steelyard_headers(steelyard_rapidjson rapidjson/writer.h rapidjson rapidjson-dev)
steelyard_headers(steelyard_xxhash xxhash.h xxhash.h libxxhash-dev)
target_compile_definitions(steelyard_xxhash INTERFACE XXH_INLINE_ALL)  # headers only: no library to link

if(NOT EMSCRIPTEN)
  find_package(ZLIB REQUIRED)  # Debian's zlib1g-dev
endif()

if(STEELYARD_TESTS OR STEELYARD_FUZZ)
  if(NOT EXISTS /usr/src/googletest)
    message(FATAL_ERROR "/usr/src/googletest is missing: install Debian's googletest")
  endif()
  set(BUILD_GMOCK OFF)
  set(INSTALL_GTEST OFF)
  add_subdirectory(/usr/src/googletest googletest EXCLUDE_FROM_ALL SYSTEM)
  target_link_libraries(gtest PUBLIC steelyard_flags)
endif()

if(STEELYARD_BENCH)
  find_package(benchmark REQUIRED)
endif()
