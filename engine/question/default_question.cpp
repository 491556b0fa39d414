#include "question/fields.h"
#include "question/weights.h"

namespace steelyard {

Question default_question(const Catalog& catalog) {
  Question question;
  question.weights = catalog.criteria.weight;
  question.weights = shares(question.weights);
  // On-demand and spot prices say what an hour costs without further conditions.
  question.options = {PurchaseOption::on_demand, PurchaseOption::spot};
  question.want = {Part::bill};
  for (const Entry& entry : entries(catalog, Dictionary::currencies)) {
    if (entry.text == "USD") question.currency = id_of<TextId>(entry.row);
  }
  return question;
}

}  // namespace steelyard
