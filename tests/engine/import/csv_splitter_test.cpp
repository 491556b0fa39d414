// The splitter gives the rows of RFC 4180 however the bytes come, and ends at the first fault with its line.
#include "import/csv_splitter.h"

#include <gtest/gtest.h>

namespace steelyard {
namespace {

using Rows = std::vector<std::pair<std::size_t, std::vector<std::string>>>;

struct Split {
  Rows rows;
  std::string fault;  // "line: code"
  bool ended = false;
};

// In chunks of `size` bytes.
Split split(std::string_view text, std::size_t size) {
  Split result;
  CsvSplitter splitter([&](std::size_t line, std::span<const std::string> cells) {
    result.rows.emplace_back(line, std::vector<std::string>(cells.begin(), cells.end()));
  });
  bool sound = true;
  for (std::size_t i = 0; sound && i < text.size(); i += size) sound = splitter.feed(text.substr(i, size));
  const bool finished = splitter.finish();
  EXPECT_EQ(finished, !splitter.fault());
  if (splitter.fault()) result.fault = splitter.fault()->where + ": " + std::string(name(splitter.fault()->code));
  result.ended = splitter.ended_with_line_end();
  return result;
}

// However it is cut.
Split split(std::string_view text) {
  const Split whole = split(text, text.size() + 1);
  for (const std::size_t size : {1u, 2u, 3u, 7u}) {
    const Split parts = split(text, size);
    EXPECT_EQ(parts.rows, whole.rows) << text;
    EXPECT_EQ(parts.fault, whole.fault) << text;
  }
  return whole;
}

TEST(CsvSplitter, GivesRowsWithTheirLines) {
  EXPECT_EQ(split("a,b\n1,2\n").rows, (Rows{{1, {"a", "b"}}, {2, {"1", "2"}}}));
  EXPECT_EQ(split("a,b\n1,2").rows, (Rows{{1, {"a", "b"}}, {2, {"1", "2"}}}));
  EXPECT_EQ(split("a,,\n,\n").rows, (Rows{{1, {"a", "", ""}}, {2, {"", ""}}}));
  EXPECT_EQ(split("a\n\n\nb\n").rows, (Rows{{1, {"a"}}, {2, {}}, {3, {}}, {4, {"b"}}}));
}

TEST(CsvSplitter, ReadsQuotedCells) {
  EXPECT_EQ(split("\"a,b\",\"say \"\"hi\"\"\"\n\"\",x\n").rows, (Rows{{1, {"a,b", "say \"hi\""}}, {2, {"", "x"}}}));
  EXPECT_EQ(split("\"two\nlines\",x\ny,z\n").rows, (Rows{{1, {"two\nlines", "x"}}, {3, {"y", "z"}}}));
}

TEST(CsvSplitter, PassesOverAByteOrderMarkAndReadsBothLineEnds) {
  EXPECT_EQ(split("\xef\xbb\xbf"
                  "a,b\r\n1,\"2\r\n3\"\r\n\r\n4,\r\n")
                .rows,
            (Rows{{1, {"a", "b"}}, {2, {"1", "2\n3"}}, {4, {}}, {5, {"4", ""}}}));
  EXPECT_EQ(split("\xef\xbb\xbf"
                  "a")
                .rows,
            (Rows{{1, {"a"}}}));
}

TEST(CsvSplitter, TakesAFormulaForData) {
  EXPECT_EQ(split("=1+1,@SUM(A1),\"=HYPERLINK(\"\"x\"\")\"\n").rows,
            (Rows{{1, {"=1+1", "@SUM(A1)", "=HYPERLINK(\"x\")"}}}));
}

TEST(CsvSplitter, SaysWhereItCannotGoOn) {
  EXPECT_EQ(split("").fault, "1: empty_file");
  EXPECT_EQ(split("a,b\nx\"y,2\n").fault, "2: bad_quote");
  EXPECT_EQ(split("a,b\n\"x\"y,2\n").fault, "2: bad_quote");
  EXPECT_EQ(split("a,b\n1,\"x\n\n\n").fault, "2: unclosed_quote");
  EXPECT_EQ(split("a\rb\n").fault, "1: bad_character");
  EXPECT_EQ(split("a\nb\x01"
                  "c\n")
                .fault,
            "2: bad_character");
  EXPECT_EQ(split("a\nb\xff\n").fault, "2: bad_utf8");
  EXPECT_EQ(split(std::string_view("\xff\xfe"
                                   "a\0\n\0",
                                   6))
                .fault,
            "1: utf16");
  EXPECT_EQ(split(std::string_view("\xfe\xff\0a", 4)).fault, "1: utf16");
  EXPECT_EQ(split(std::string_view("a\0b\0", 4)).fault, "1: utf16");
}

TEST(CsvSplitter, BoundsColumnsAndCells) {
  EXPECT_EQ(split(std::string(999, ',') + "\n").fault, "");
  EXPECT_EQ(split("a\n" + std::string(5'000, ',') + "\n").fault, "2: too_many_columns");
  EXPECT_EQ(split(std::string(CsvSplitter::kLongestCell + 1, 'x'), 1 << 16).fault, "1: cell_too_long");
}

TEST(CsvSplitter, TellsWhetherTheLastLineHasAnEnd) {
  EXPECT_TRUE(split("a\n").ended);
  EXPECT_FALSE(split("a").ended);
}

}  // namespace
}  // namespace steelyard
