#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_provider(DataFolder& folder, Data& data, const std::string& id) {
  const std::string path = "providers/" + id;
  ProviderReading at{folder,
                     data,
                     path,
                     id_of<ProviderId>(data.providers.size()),
                     Names<RegionId>(data.regions.size()),
                     Names<SkuId>(data.skus.size())};
  read_regions(at);
  ProviderRow row;
  const std::string file = path + "/provider.json";
  const std::vector<std::string> imports = imports_with(folder, file);
  const bool only_imported = !imports.empty() && !is_in_data(folder, path);
  const Member document =
      only_imported ? Member::imported(folder, imports.front(), file) : Member::document(folder, file);
  if (document.present()) {
    document.allow({"id", "name", "name_zh", "currency", "submitters", "facts", "tariffs", "retired"});
    row.id = document["id"].cell().required();
    if (!row.id.empty() && row.id != id) {
      document["id"].fault(Code::id_is_not_folder, {{"got", row.id}, {"wanted", id}});
    }
    row.name = document["name"].cell().required();
    row.name_zh = document["name_zh"].cell().required();
    row.currency = read_currency(document["currency"].cell(), data);
    at.currency = row.currency;
    for (const Member& submitter : document["submitters"].elements()) {
      const Cell name = submitter.cell();
      if (name.required().empty()) continue;
      // Numbered by the provider, not by the order of names.
      if (const auto first = data.submitter_names.add_alias(name.text(), at.provider, name.where())) {
        name.fault(Code::duplicate_id, {{"id", name.text()}, {"first", *first}});
      }
    }
    read_provider_facts(at, document["facts"], row);
    read_tariffs(at, document["tariffs"]);
  }
  data.providers.push_back(std::move(row));
  read_skus(at);
  if (document.present()) read_retirements(at, document["retired"]);
  read_offers(at);
}

}  // namespace steelyard
