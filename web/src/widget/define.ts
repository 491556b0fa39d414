// Registers both widgets. Where another copy, perhaps of another version, was first, its elements stay.
import { SteelyardBill } from './bill';
import { SteelyardRanking } from './ranking';

export { SteelyardBill, SteelyardRanking };

for (const [name, element] of [['steelyard-ranking', SteelyardRanking], ['steelyard-bill', SteelyardBill]] as const) {
  if (!customElements.get(name)) customElements.define(name, element);
}
