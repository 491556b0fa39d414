#include <cmath>

#include "base/json.h"
#include "base/nearest.h"
#include "fit/job_question.h"

namespace steelyard {
namespace {

constexpr double kHuge = 1e18;  // sizes beyond any that is built; far from where a product leaves a double
constexpr double kLeast = 1e-6;

template <class Owner>
struct NumberField {
  std::string_view name;
  double& (*slot)(Owner&);
  double min, max;
  bool whole;
};

constexpr NumberField<Transformer> kModelFields[] = {
    {"parameters", [](Transformer& m) -> double& { return m.parameters; }, 1, kHuge, true},
    {"active_parameters", [](Transformer& m) -> double& { return m.active_parameters; }, 1, kHuge, true},
    {"layers", [](Transformer& m) -> double& { return m.layers; }, 1, 1e4, true},
    {"hidden_size", [](Transformer& m) -> double& { return m.hidden_size; }, 1, 1e6, true},
    {"heads", [](Transformer& m) -> double& { return m.heads; }, 1, 1e4, true},
    {"kv_heads", [](Transformer& m) -> double& { return m.kv_heads; }, 1, 1e4, true},
    {"head_dim", [](Transformer& m) -> double& { return m.head_dim; }, 1, 1e5, true},
    {"vocabulary", [](Transformer& m) -> double& { return m.vocabulary; }, 1, 1e8, true},
};

constexpr NumberField<JobQuestion> kNumberFields[] = {
    {"memory_gb", [](JobQuestion& q) -> double& { return q.memory_gb; }, kLeast, 1e6, false},
    {"count", [](JobQuestion& q) -> double& { return q.count; }, 1, kMostAccelerators, true},
    {"per_node", [](JobQuestion& q) -> double& { return q.per_node; }, 1, 1'024, true},
    {"reserve", [](JobQuestion& q) -> double& { return q.reserve; }, 0, 0.9, false},
    {"sequences", [](JobQuestion& q) -> double& { return q.job.sequences; }, 0, 1e9, true},
    {"prompt_tokens", [](JobQuestion& q) -> double& { return q.prompt_tokens; }, 1, 1e9, true},
    {"output_tokens", [](JobQuestion& q) -> double& { return q.output_tokens; }, 1, 1e9, true},
    {"requests_per_s", [](JobQuestion& q) -> double& { return q.requests_per_s; }, kLeast, 1e9, false},
    {"latency_s", [](JobQuestion& q) -> double& { return q.latency_s; }, kLeast, 1e9, false},
    {"price_per_hour", [](JobQuestion& q) -> double& { return q.price_per_hour; }, 0, 1e9, false},
    {"sequence", [](JobQuestion& q) -> double& { return q.job.step.sequence; }, 1, 1e9, true},
    {"micro_batch", [](JobQuestion& q) -> double& { return q.job.step.micro_batch; }, 1, 1e6, true},
    {"trainable_share", [](JobQuestion& q) -> double& { return q.job.trainable_share; }, kLeast, 1, false},
    {"tokens", [](JobQuestion& q) -> double& { return q.tokens; }, 1, kHuge, true},
    {"goodput", [](JobQuestion& q) -> double& { return q.goodput; }, 0.01, 1, false},
    {"pue", [](JobQuestion& q) -> double& { return q.pue; }, 1, 10, false},
    {"grams_per_kwh", [](JobQuestion& q) -> double& { return q.grams_per_kwh; }, 0, 1e4, false},
};

struct WordField {
  std::string_view name;
  std::span<const std::string_view> words;
  void (*set)(JobQuestion&, std::size_t);
};

constexpr WordField kWordFields[] = {
    {"task", kTasks, [](JobQuestion& q, std::size_t i) { q.job.task = static_cast<Task>(i); }},
    {"precision", kPrecisions, [](JobQuestion& q, std::size_t i) { q.job.precision = static_cast<Precision>(i); }},
    {"cache_precision", kPrecisions, [](JobQuestion& q, std::size_t i) { q.job.cache = static_cast<Precision>(i); }},
    {"sharding", kShardings, [](JobQuestion& q, std::size_t i) { q.job.sharding = static_cast<Sharding>(i); }},
    {"recomputation", kRecomputations,
     [](JobQuestion& q, std::size_t i) { q.job.recomputation = static_cast<Recomputation>(i); }},
};

class Reader {
 public:
  Reader(const Catalog& catalog, std::span<const NamedModel> models) : catalog_(catalog), models_(models) {}

  Result<JobQuestion> read(const Json& document, JobNeeds needs) {
    if (is(document, Json::value_t::object, "")) {
      for (const auto& member : document.items()) read_member(member.key(), member.value());
      check(document, needs);
    }
    if (!errors_.empty()) return errors_;
    question_.job.tokens = known_or_0(question_.prompt_tokens) + known_or_0(question_.output_tokens);
    if (!document.contains("sequences")) question_.job.sequences = 1;
    return std::move(question_);
  }

 private:
  static double known_or_0(double number) { return is_known(number) ? number : 0; }

  void add(Code code, const std::string& where, Parameters parameters) {
    errors_.push_back({code, where, std::move(parameters)});
  }

  bool is(const Json& value, Json::value_t type, const std::string& where) {
    if (value.type() == type) return true;
    add(Code::wrong_type, where, {{"got", value.type_name()}, {"wanted", Json(type).type_name()}});
    return false;
  }

  template <class Owner>
  void read_number(const NumberField<Owner>& field, Owner& owner, const Json& value, const std::string& where) {
    if (!value.is_number()) {
      add(Code::wrong_type, where, {{"got", value.type_name()}, {"wanted", "number"}});
      return;
    }
    const double number = value.get<double>();
    if (number < field.min || number > field.max) {
      add(Code::out_of_range, where,
          {{"got", value.dump()}, {"min", number_text(field.min)}, {"max", number_text(field.max)}});
    } else if (field.whole && std::floor(number) != number) {
      add(Code::bad_integer, where, {{"field", std::string(field.name)}, {"got", value.dump()}});
    } else {
      field.slot(owner) = number;
    }
  }

  // Where the word is in the list; nothing after a fault.
  std::optional<std::size_t> read_word(std::span<const std::string_view> words, const Json& value,
                                       const std::string& where) {
    if (!is(value, Json::value_t::string, where)) return std::nullopt;
    const std::string& text = *value.get_ptr<const std::string*>();
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] == text) return i;
    }
    add(Code::unknown_value, where, {{"got", text}, {"nearest", nearest(text, words)}});
    return std::nullopt;
  }

  void read_member(const std::string& name, const Json& value) {
    const std::string where = pointer_step(name);
    std::vector<std::string_view> known = {"model", "accelerator"};
    if (name == "model") return read_model(value, where);
    if (name == "accelerator") return read_accelerator(value, where);
    for (const auto& field : kNumberFields) {
      if (field.name == name) return read_number(field, question_, value, where);
      known.push_back(field.name);
    }
    for (const WordField& field : kWordFields) {
      if (field.name == name) {
        if (const auto word = read_word(field.words, value, where)) field.set(question_, *word);
        return;
      }
      known.push_back(field.name);
    }
    add(Code::unknown_field, where, {{"field", name}, {"nearest", nearest(name, known)}});
  }

  void read_model(const Json& value, const std::string& where) {
    if (!value.is_object()) {
      std::vector<std::string_view> ids;
      for (const NamedModel& model : models_) ids.push_back(model.id);
      if (const auto model = read_word(ids, value, where)) {
        question_.model = models_[*model].id;
        question_.job.model = models_[*model].model;
      }
      return;
    }
    for (const auto& member : value.items()) read_model_member(member.key(), member.value(), where);
    if (!value.contains("parameters")) add(Code::missing_field, where, {{"field", "parameters"}});
    const Transformer& model = question_.job.model;
    check_part(value, "kv_heads", model.kv_heads, model.heads, where);
    check_part(value, "active_parameters", model.active_parameters, model.parameters, where);
  }

  void read_model_member(const std::string& name, const Json& value, const std::string& where) {
    std::vector<std::string_view> known;
    for (const auto& field : kModelFields) {
      if (field.name == name) return read_number(field, question_.job.model, value, where + pointer_step(name));
      known.push_back(field.name);
    }
    add(Code::unknown_field, where + pointer_step(name), {{"field", name}, {"nearest", nearest(name, known)}});
  }

  void check_part(const Json& object, const char* part, double of_part, double whole, const std::string& where) {
    if (!(of_part > whole)) return;
    add(Code::out_of_range, where + pointer_step(part),
        {{"got", object.at(part).dump()}, {"min", "1"}, {"max", number_text(whole)}});
  }

  void read_accelerator(const Json& value, const std::string& where) {
    std::vector<std::string_view> ids;
    for (const TextId id : catalog_.accelerators.id) ids.push_back(catalog_.text(id));
    if (const auto found = read_word(ids, value, where)) question_.accelerator = id_of<AcceleratorId>(*found);
  }

  void need(const Json& document, const char* field) {
    if (!document.contains(field)) add(Code::missing_field, "", {{"field", field}});
  }

  void check(const Json& document, JobNeeds needs) {
    need(document, "model");
    const bool estimate = needs == JobNeeds::estimate;
    const bool inference = question_.job.task == Task::inference;
    if (estimate) need(document, "accelerator");
    if (estimate && inference) need(document, "prompt_tokens"), need(document, "output_tokens");
    if (estimate && !inference) need(document, "tokens");
    if (question_.job.task == Task::adapters) need(document, "trainable_share");
    const bool may_know_memory = question_.accelerator
                                     ? is_known(device_of(catalog_, *question_.accelerator).memory_bytes)
                                     : document.contains("accelerator");
    if (!may_know_memory) need(document, "memory_gb");
  }

  const Catalog& catalog_;
  std::span<const NamedModel> models_;
  JobQuestion question_;
  Errors errors_;
};

}  // namespace

Device device_asked(const JobQuestion& question, const Catalog& catalog) {
  Device device;
  if (question.accelerator) device = device_of(catalog, *question.accelerator);
  if (is_known(question.memory_gb)) device.memory_bytes = question.memory_gb * kGb;
  return device;
}

Result<JobQuestion> read_job(std::string_view text, JobNeeds needs, const Catalog& catalog,
                             std::span<const NamedModel> models) {
  const Result<Json> document = read_json(text);
  if (!document) return document.errors();
  return Reader(catalog, models).read(*document, needs);
}

}  // namespace steelyard
