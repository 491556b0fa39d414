#include "import/json_walk.h"

#include <iterator>

namespace steelyard {
namespace {

// A document of prices is eight levels deep; one of thousands is an attack on whoever walks it.
constexpr std::size_t kDeepest = 64;

// The bytes of the chunks, one after another.
class Chunks {
 public:
  explicit Chunks(const NextChunk& next) : next_(next), chunk_(next()) {}
  std::string_view first() const { return chunk_; }
  bool ended() const { return chunk_.empty(); }
  char current() const { return chunk_.front(); }
  void advance() {
    chunk_.remove_prefix(1);
    if (chunk_.empty()) chunk_ = next_();
  }

 private:
  const NextChunk& next_;
  std::string_view chunk_;
};

// What nlohmann/json reads from: an input iterator, which is at the end when the chunks are.
struct Bytes {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = char;

  Chunks* chunks = nullptr;
  char operator*() const { return chunks->current(); }
  Bytes& operator++() {
    chunks->advance();
    return *this;
  }
  Bytes operator++(int) {
    const Bytes before = *this;
    chunks->advance();
    return before;
  }
  bool ended() const { return chunks == nullptr || chunks->ended(); }
  friend bool operator==(const Bytes& a, const Bytes& b) { return a.ended() == b.ended(); }
  friend bool operator!=(const Bytes& a, const Bytes& b) { return !(a == b); }
};

std::string printable(std::string_view text) {
  std::string plain;
  for (const char c : text.substr(0, 60)) plain += c >= 0x20 && c < 0x7f ? c : '?';
  return plain;
}

}  // namespace

Errors JsonWalk::run(const std::string& file, const NextChunk& next) {
  file_ = file;
  levels_.clear();
  path_.clear();
  faults_.clear();
  Chunks chunks(next);
  const std::string_view head = chunks.first().substr(0, 4);
  if (head.empty()) return {{Code::empty_file, file, {}}};
  if (head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff") || head.find('\0') != std::string_view::npos) {
    return {{Code::utf16, file, {}}};
  }
  Json::sax_parse(Bytes{&chunks}, Bytes{}, static_cast<nlohmann::json_sax<Json>*>(this));
  return std::move(faults_);
}

std::string JsonWalk::place(std::size_t depth) const {
  std::string place = file_ + ":";
  for (std::size_t i = 0; i < depth && i < path_.size(); ++i) place += pointer_step(path_[i]);
  return place;
}

bool JsonWalk::open(bool is_array) {
  if (levels_.size() >= kDeepest) {
    faults_.push_back({Code::not_json, file_, {{"offset", "0"}, {"near", "more than 64 levels"}}});
    return false;
  }
  levels_.push_back({is_array, 0});
  path_.push_back(is_array ? "0" : "");
  return true;
}

bool JsonWalk::key(string_t& name) {
  path_.back() = std::move(name);
  return true;
}

bool JsonWalk::end_object() {
  levels_.pop_back();
  path_.pop_back();
  object_ends();
  return step();
}

bool JsonWalk::end_array() {
  levels_.pop_back();
  path_.pop_back();
  return step();
}

bool JsonWalk::tell(std::string text) {
  value(std::move(text));
  return step();
}

// On to the next element, in an array.
bool JsonWalk::step() {
  if (!levels_.empty() && levels_.back().is_array) path_.back() = std::to_string(++levels_.back().next);
  return true;
}

bool JsonWalk::parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception&) {
  faults_.push_back({Code::not_json, file_, {{"offset", std::to_string(position)}, {"near", printable(token)}}});
  return false;
}

}  // namespace steelyard
