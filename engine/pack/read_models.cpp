#include <cmath>

#include "pack/member.h"
#include "pack/models.h"

namespace steelyard {
namespace {

enum class ModelId : std::uint16_t {};

// Biases and router are small beside the rest, and sources do not always say whether there are any.
constexpr double kTolerance = 1e-3;

// Beyond this, a double does not hold every whole number.
constexpr double kMostCount = 9'007'199'254'740'992;

// A count: whole and above zero.
double read_count(const Member& model, const char* field, bool required = true) {
  const Member member = model[field];
  if (required) member.require();
  const double number = member.number();
  if (!(number >= 0)) return kUnknown;  // absent, or told by Member
  if (number < 1 || number > kMostCount) {
    member.fault(Code::out_of_range, {{"got", member.value().dump()}, {"min", "1"}, {"max", number_text(kMostCount)}});
    return kUnknown;
  }
  if (std::floor(number) != number) {
    member.fault(Code::bad_integer, {{"field", field}, {"got", member.value().dump()}});
    return kUnknown;
  }
  return number;
}

// What a model is besides what memory and time need of it: enough to count its parameters.
struct Shape {
  Transformer model;
  double feed_forward_size = kUnknown;
  double experts = kUnknown, experts_per_token = kUnknown;  // kUnknown of a dense model
};

// Parameters where each token passes through so many feed-forward parts of each layer: embedding and output; queries,
// keys, values and their projection; three matrices of a gated feed-forward part (Shazeer 2020, arXiv 2002.05202); two
// norms a layer and one at the end.
double parameters_of(const Shape& shape, double feed_forward_parts) {
  const Transformer& model = shape.model;
  const double hidden = model.hidden_size;
  const double attention = 2 * hidden * model.head_dim * (model.heads + model.kv_heads);
  const double feed_forward = 3 * hidden * shape.feed_forward_size * feed_forward_parts;
  return 2 * model.vocabulary * hidden + model.layers * (attention + feed_forward + 2 * hidden) + hidden;
}

void check_parameters(const Member& model, const char* field, double stated, double counted) {
  const double least = std::floor(counted * (1 - kTolerance));
  const double most = std::ceil(counted * (1 + kTolerance));
  if (!is_known(stated) || !is_known(counted) || (least <= stated && stated <= most)) return;
  model[field].fault(Code::out_of_range,
                     {{"got", model[field].value().dump()}, {"min", number_text(least)}, {"max", number_text(most)}});
}

// Fault out_of_range where there are more of a part than of the whole.
void check_part(const Member& model, const char* part, double of_part, const char* whole, double of_whole) {
  if (!(of_part > of_whole)) return;
  model[part].fault(Code::out_of_range,
                    {{"got", model[part].value().dump()}, {"min", "1"}, {"max", model[whole].value().dump()}});
}

// A mixture of experts has all three of these, a dense model none.
void check_mixture(const Member& model) {
  constexpr const char* kFields[] = {"active_parameters", "experts", "experts_per_token"};
  for (const char* field : kFields) {
    for (const char* other : kFields) {
      if (model[field].present() && !model[other].present()) {
        model[field].fault(Code::field_needs_other, {{"field", field}, {"other", other}});
      }
    }
  }
}

Shape read_shape(const Member& model) {
  Shape shape;
  shape.model.parameters = read_count(model, "parameters");
  shape.model.active_parameters = read_count(model, "active_parameters", false);
  shape.model.layers = read_count(model, "layers");
  shape.model.hidden_size = read_count(model, "hidden_size");
  shape.model.heads = read_count(model, "heads");
  shape.model.kv_heads = read_count(model, "kv_heads");
  shape.model.head_dim = read_count(model, "head_dim");
  shape.model.vocabulary = read_count(model, "vocabulary");
  shape.feed_forward_size = read_count(model, "feed_forward_size");
  shape.experts = read_count(model, "experts", false);
  shape.experts_per_token = read_count(model, "experts_per_token", false);
  return shape;
}

void check_shape(const Member& model, const Shape& shape) {
  check_part(model, "kv_heads", shape.model.kv_heads, "heads", shape.model.heads);
  check_part(model, "experts_per_token", shape.experts_per_token, "experts", shape.experts);
  check_mixture(model);
  const bool mixture = model["experts"].present();
  check_parameters(model, "parameters", shape.model.parameters, parameters_of(shape, mixture ? shape.experts : 1));
  if (mixture) {
    check_parameters(model, "active_parameters", shape.model.active_parameters,
                     parameters_of(shape, shape.experts_per_token));
  }
}

}  // namespace

std::vector<ModelRow> read_models(DataFolder& folder, const Data& data) {
  std::vector<ModelRow> models;
  const Member document = Member::document(folder, "models.json");
  if (!document.present()) return models;
  document.allow({"models"})["models"].require();
  Names<ModelId> names;
  for (const Member& model : document["models"].elements()) {
    model.allow({"id", "name", "publisher", "parameters", "active_parameters", "layers", "hidden_size", "heads",
                 "kv_heads", "head_dim", "feed_forward_size", "experts", "experts_per_token", "vocabulary",
                 "context_tokens", "source", "as_of", "note"});
    const Cell id = model["id"].cell();
    id.define(names);
    const Shape shape = read_shape(model);
    check_shape(model, shape);
    const Cell as_of = model["as_of"].cell();
    as_of.required();
    models.push_back({{id.text(), shape.model},
                      model["name"].cell().required(),
                      model["publisher"].cell().required(),
                      model["note"].cell().text(),
                      read_count(model, "context_tokens"),
                      model["source"].cell().reference(data.source_names),
                      as_of.day(data.date)});
  }
  return models;
}

}  // namespace steelyard
