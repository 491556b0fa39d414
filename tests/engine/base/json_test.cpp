#include "base/json.h"

#include <gtest/gtest.h>

#include "base/json_writer.h"

namespace steelyard {
namespace {

TEST(Json, SaysWhereTextStopsBeingJson) {
  const auto read = read_json("{\"a\": 1,, }");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors().front().code, Code::not_json);
  EXPECT_EQ(read.errors().front().parameters.front().second, "9");
}

TEST(Json, RefusesNumbersThatNoDoubleHolds) {
  for (const char* text : {"1e999", "-1e999", "NaN", "Infinity", "[1, 1e400]"}) {
    const auto read = read_json(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.errors().front().code, Code::not_json) << text;
  }
}

TEST(Json, NamesEveryDuplicateWithTheObjectItIsIn) {
  const auto read = read_json(R"({"a": {"b": 1, "b": 2}, "c": [1, {"x/y": 1, "x/y": 2}]})");
  ASSERT_FALSE(read);
  ASSERT_EQ(read.errors().size(), 2u);
  EXPECT_EQ(read.errors()[0].where, "/a");
  EXPECT_EQ(read.errors()[1].where, "/c/1");
  EXPECT_EQ(read.errors()[1].parameters.front().second, "x/y");
}

TEST(Json, RefusesDocumentsTooDeepToWalk) {
  EXPECT_FALSE(read_json(std::string(100'000, '[')));
  EXPECT_FALSE(read_json(std::string(100, '[') + std::string(100, ']')));
  EXPECT_TRUE(static_cast<bool>(read_json(std::string(50, '[') + std::string(50, ']'))));
}

TEST(Json, EscapesPointerSteps) { EXPECT_EQ(pointer_step("a/b~c"), "/a~1b~0c"); }

TEST(JsonWriter, TakesTheMembersOfAnotherObject) {
  JsonWriter inner;
  inner.open_object();
  inner.member("a:b", "c");
  inner.open_array("list");
  inner.element(1);
  inner.close_array();
  inner.close_object();
  JsonWriter empty;
  empty.open_object();
  empty.close_object();
  for (const bool before : {false, true}) {
    JsonWriter json;
    json.open_object();
    if (before) json.member("first", 1);
    json.members_of(empty.text());
    json.members_of(inner.text());
    json.members_of(empty.text());
    json.member("last", true);
    json.close_object();
    EXPECT_EQ(json.text(), std::string(before ? R"({"first":1,)" : "{") + R"("a:b":"c","list":[1],"last":true})");
  }
}

TEST(Json, WritesWholeDoublesWithoutAPoint) {
  EXPECT_EQ(number_text(8.0), "8");
  EXPECT_EQ(number_text(-1e9), "-1000000000");
  EXPECT_EQ(number_text(9'007'199'254'740'992.0), "9007199254740992");
  EXPECT_EQ(number_text(0.25), "0.25");
  EXPECT_EQ(number_text(1e300), "1e300");
  EXPECT_EQ(number_text(Json(8.0)), "8.0");  // of a document: as it was meant
}

}  // namespace
}  // namespace steelyard
