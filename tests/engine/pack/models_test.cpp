// data/models.json and data/benchmarks/matmul.csv: all faults at once, each with its place, and the real files.
#include "pack/models.h"

#include <gtest/gtest.h>

#include "engine/pack/folder.h"
#include "fit/serve.h"
#include "fit/train.h"
#include "pack/measured_products.h"
#include "pack/read.h"

namespace steelyard::test {
namespace {

constexpr const char* kSmallModel = R"({"models": [{"id": "small", "name": "Small", "publisher": "Somebody",
  "parameters": 26784, "layers": 2, "hidden_size": 32, "heads": 4, "kv_heads": 2, "head_dim": 8,
  "feed_forward_size": 64, "vocabulary": 128, "context_tokens": 512, "source": "survey", "as_of": "2026-11-01"}]})";

std::string lines(const Errors& errors) {
  std::string text;
  for (const Error& error : errors) text += error.where + ": " + std::string(name(error.code)) + "\n";
  return text;
}

// What is found in a folder, and what it says of it.
struct Found {
  std::vector<ModelRow> models;
  std::vector<MeasuredProduct> products;
  std::string faults;
};

Found found_in(const std::string& path) {
  DataFolder folder{path, {}};
  Data data;
  read_snapshot_date(folder, data);
  read_sources(folder, data);
  read_accelerators(folder, data);
  Found found{read_models(folder, data), read_measured_products(folder, data), ""};
  found.faults = lines(folder.faults);
  return found;
}

class Models : public testing::Test {
 protected:
  Models() {
    folder_.write("models.json", kSmallModel);
    folder_.write("benchmarks/matmul.csv",
                  "accelerator,bf16_tflops,fp8_tflops,source,locator\nnvidia-l4-pcie-24,100,,survey,a row\n");
  }
  // The faults once the model's text is changed.
  std::string faults_with(std::string_view from, std::string_view to) {
    folder_.write("models.json", kSmallModel);
    folder_.edit("models.json", from, to);
    return found_in(folder_.path()).faults;
  }
  Folder folder_;
};

// Embedding and output 2*128*32, two layers of attention 2*32*8*(4+2), feed-forward 3*32*64 and norms 2*32, a norm 32.
TEST_F(Models, AreReadAsTheyAreWritten) {
  const Found found = found_in(folder_.path());
  EXPECT_EQ(found.faults, "");
  ASSERT_EQ(found.models.size(), 1U);
  const ModelRow& model = found.models.front();
  EXPECT_EQ(model.named.id, "small");
  EXPECT_EQ(model.named.model.parameters, 2 * 128 * 32 + 2 * (2 * 32 * 8 * 6 + 3 * 32 * 64 + 2 * 32) + 32);
  EXPECT_EQ(model.named.model.kv_heads, 2);
  EXPECT_FALSE(is_known(model.named.model.active_parameters));
  EXPECT_EQ(to_text(model.as_of), "2026-11-01");
  ASSERT_EQ(found.products.size(), 1U);
  EXPECT_EQ(found.products.front().bf16, 100);
  EXPECT_FALSE(is_known(found.products.front().fp8));
}

TEST_F(Models, EveryFaultHasItsPlace) {
  const std::string at = "models.json:/models/0";
  EXPECT_EQ(faults_with("26784", "27000"), at + "/parameters: out_of_range\n");
  EXPECT_EQ(faults_with("26784", "26784.5"), at + "/parameters: bad_integer\n");
  EXPECT_EQ(faults_with("26784", "0"), at + "/parameters: out_of_range\n");
  EXPECT_EQ(faults_with("26784", "-1"), at + "/parameters: negative\n");
  EXPECT_EQ(faults_with("26784", "\"7B\""), at + "/parameters: wrong_type\n");
  EXPECT_EQ(faults_with("\"parameters\": 26784, ", ""), at + ": missing_field\n");
  EXPECT_EQ(faults_with("\"layers\"", "\"layer\""), at + "/layer: unknown_field\n" + at + ": missing_field\n");
  EXPECT_EQ(faults_with("\"survey\"", "\"servey\""), at + "/source: unknown_value\n");
  EXPECT_EQ(faults_with("2026-11-01", "2026-12-24"), at + "/as_of: day_after_snapshot\n");
  EXPECT_EQ(faults_with("\"kv_heads\": 2", "\"kv_heads\": 8"),
            at + "/kv_heads: out_of_range\n" + at + "/parameters: out_of_range\n");
  EXPECT_EQ(
      faults_with("\"layers\": 2", "\"layers\": 2, \"experts\": 8"),
      at + "/experts: field_needs_other\n" + at + "/experts: field_needs_other\n" + at + "/parameters: out_of_range\n");
}

TEST_F(Models, AllFaultsAreToldAtOnce) {
  EXPECT_EQ(faults_with("\"heads\": 4, \"kv_heads\": 2", "\"heads\": 0, \"kv_heads\": 1.5"),
            "models.json:/models/0/heads: out_of_range\nmodels.json:/models/0/kv_heads: bad_integer\n");
}

TEST_F(Models, OneIdIsOneModel) {
  std::string twice = kSmallModel;
  const std::size_t begin = twice.find("{\"id\"");
  const std::string model = twice.substr(begin, twice.rfind("]") - begin);
  folder_.write("models.json", twice.insert(begin, model + ", "));
  EXPECT_EQ(found_in(folder_.path()).faults, "models.json:/models/1/id: duplicate_id\n");
}

TEST_F(Models, AProductIsNotAboveThePeak) {
  folder_.append("benchmarks/matmul.csv", "nvidia-l4-pcie-24,122,,survey,a row");
  folder_.append("benchmarks/matmul.csv", "nvidia-l5-pcie-24,1,,survey,a row");
  EXPECT_EQ(found_in(folder_.path()).faults,
            "benchmarks/matmul.csv:3: duplicate_id\nbenchmarks/matmul.csv:3: out_of_range\n"
            "benchmarks/matmul.csv:4: unknown_value\n");
}

TEST(RealModels, AreAllThere) {
  const Found found = found_in(STEELYARD_SOURCE "/data");
  EXPECT_EQ(found.faults, "");
  EXPECT_GE(found.models.size(), 9U);
  EXPECT_GE(found.products.size(), 13U);
  for (const ModelRow& row : found.models) {
    const Transformer& model = row.named.model;
    EXPECT_EQ(model.heads * model.head_dim, model.hidden_size) << row.named.id;
  }
}

// What estimates rest on is cited, and says what data/ says where it is there.
TEST(RealModels, CitedFiguresHaveTheirSources) {
  DataFolder folder{STEELYARD_SOURCE "/data", {}};
  Data data;
  read_snapshot_date(folder, data);
  read_sources(folder, data);
  read_accelerators(folder, data);
  const auto check = [&](const CitedFigure& figure) {
    EXPECT_TRUE(data.source_names.find(std::string(figure.source))) << figure.name;
    EXPECT_GT(figure.value, 0) << figure.name;
    EXPECT_LE(figure.value, 1) << figure.name;
  };
  check(kGoodput);
  check(kProductOfH100);
  for (const CitedFigure& figure : kUtilization) check(figure);
  for (const CitedFigure& figure : kEfficiencies) check(figure);
  const auto h100 = data.accelerator_names.find("nvidia-h100-sxm5-80");
  ASSERT_TRUE(h100);
  for (const MeasuredProduct& product : read_measured_products(folder, data)) {
    if (product.accelerator != "nvidia-h100-sxm5-80") continue;
    EXPECT_EQ(product.bf16 / data.accelerators[row(*h100)].bf16, kProductOfH100.value);
  }
}

}  // namespace
}  // namespace steelyard::test
