# What every translation unit is compiled with: steelyard_flags decides what the code means and is shared with
# GoogleTest; steelyard_warnings is for our own code only.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(steelyard_flags INTERFACE)
target_compile_features(steelyard_flags INTERFACE cxx_std_20)
target_compile_options(steelyard_flags INTERFACE
  -ffp-contract=off   # a fused multiply-add rounds once instead of twice: other bits than WebAssembly has
  -fno-exceptions)    # none crosses into JavaScript, so none exists
target_compile_definitions(steelyard_flags INTERFACE JSON_NOEXCEPTION)

# A list of sanitizers holds a comma, which a generator expression would split: hence if().
# Left out are the checks of every single access: AddressSanitizer finds the same faults, and without them the build
# takes half the time.
if(STEELYARD_SANITIZE)
  set(sanitizers -fsanitize=address,undefined,float-cast-overflow -fno-sanitize=null,alignment,object-size,vptr
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    list(APPEND sanitizers -fsanitize-ignorelist=${CMAKE_CURRENT_LIST_DIR}/sanitizer_ignorelist.txt)
  endif()
  target_compile_options(steelyard_flags INTERFACE ${sanitizers})
  target_link_options(steelyard_flags INTERFACE ${sanitizers})
endif()
if(STEELYARD_FUZZ)
  target_compile_options(steelyard_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

add_library(steelyard_warnings INTERFACE)
target_compile_options(steelyard_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # g++ 12 sees overlapping copies in `"text" + string` at -O2 and above (GCC bug 105651); there are none.
  target_compile_options(steelyard_warnings INTERFACE -Wno-restrict)
endif()
