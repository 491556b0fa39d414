#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {

void read_sources(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "sources.json");
  if (!document.present()) return;
  for (const Member& source : document.allow({"sources"})["sources"].elements()) {
    source.allow({"id", "title", "publisher", "locator", "kind"});
    const Cell id = source["id"].cell();
    id.define(data.source_names);
    data.sources.push_back({id.text(), source["title"].cell().required(), source["publisher"].cell().required(),
                            source["locator"].cell().required(),
                            source["kind"].cell().one_of<SourceKind>(kSourceKinds)});
  }
  data.source_names.set_complete(true);
}

}  // namespace steelyard
