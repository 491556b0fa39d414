// `steelyard fit` and `steelyard estimate`: whether a job fits on accelerators, and how long it takes.
#include <string>

#include "cli/commands.h"
#include "cli/files.h"
#include "fit/job_documents.h"
#include "pack/measured_products.h"
#include "pack/models.h"
#include "pack/read.h"

namespace steelyard::cli {
namespace {

// What the folder of data says of models and of products that were measured.
struct JobData {
  std::vector<NamedModel> models;
  std::vector<MeasuredProduct> products;
};

Result<JobData> read_job_data(const std::string& path) {
  DataFolder folder{path, {}};
  Data data;
  read_snapshot_date(folder, data);
  read_sources(folder, data);
  read_accelerators(folder, data);
  JobData job_data;
  for (const ModelRow& row : read_models(folder, data)) job_data.models.push_back(row.named);
  job_data.products = read_measured_products(folder, data);
  if (!folder.faults.empty()) return folder.faults;
  return job_data;
}

Device device_with_products(const JobQuestion& question, const Catalog& catalog,
                            const std::vector<MeasuredProduct>& products) {
  Device device = device_asked(question, catalog);
  if (!question.accelerator) return device;
  const std::string_view id = catalog.text(catalog.accelerators.id[row(*question.accelerator)]);
  for (const MeasuredProduct& product : products) {
    if (product.accelerator != id) continue;
    device.measured_16_bit = product.bf16 * kTera;
    device.measured_fp8 = product.fp8 * kTera;
  }
  return device;
}

int answer(const Arguments& arguments, const Messages& messages, JobNeeds needs,
           std::string (*document)(const JobQuestion&, const Device&)) {
  Session session;
  const Errors errors = open_catalog(arguments, session);
  if (!errors.empty()) return refuse(messages, errors);
  const Result<JobData> data = read_job_data(arguments.operands.size() > 1 ? arguments.operands[1] : "data");
  if (!data) return refuse(messages, data.errors());
  const Result<std::string> text = read_file(arguments.operands.front());
  if (!text) return refuse(messages, text.errors());
  const Result<JobQuestion> question = read_job(*text, needs, *session.catalog(), data->models);
  if (!question) return refuse(messages, question.errors());
  print(document(*question, device_with_products(*question, *session.catalog(), data->products)));
  return 0;
}

}  // namespace

int fit_command(const Arguments& arguments, const Messages& messages) {
  return answer(arguments, messages, JobNeeds::fit, fit_document);
}

int estimate_command(const Arguments& arguments, const Messages& messages) {
  return answer(arguments, messages, JobNeeds::estimate, estimate_document);
}

}  // namespace steelyard::cli
