#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_sources(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "sources.json");
  if (!document.present()) return;
  const auto read = [&](const Member& source) {
    source.allow({"id", "title", "publisher", "locator", "kind"});
    const Cell id = source["id"].cell();
    id.define(data.source_names);
    data.sources.push_back({id.text(), source["title"].cell().required(), source["publisher"].cell().required(),
                            source["locator"].cell().required(),
                            source["kind"].cell().one_of<SourceKind>(kSourceKinds)});
  };
  for (const Member& source : document.allow({"sources"})["sources"].elements()) read(source);
  for (const std::string& import : imports_with(folder, "sources.json")) {
    const Member imported = Member::imported(folder, import, "sources.json");
    for (const Member& source : imported.allow({"sources"})["sources"].elements()) {
      // Files of one day that were imported into several folders are one source.
      if (!data.source_names.find(source["id"].cell().text())) read(source);
    }
  }
  data.source_names.set_complete(true);
}

}  // namespace steelyard
