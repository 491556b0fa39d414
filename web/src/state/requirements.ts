// Which field to change so that a reason no longer leaves an offer out. A reason that ends in _unknown ("the provider
// does not say") comes from the same requirement as the one without.
import type { Question } from '../engine/documents';
import { write } from './question';

interface Relaxation {
  pointer: string;
  /** What drops the requirement; absent: no value at all, for a field whose default requires nothing. */
  value?: boolean | [];
}

const relaxations: Readonly<Record<string, Relaxation>> = {
  accelerator: { pointer: '/workload/accelerator/models' },
  slice: { pointer: '/workload/accelerator/slices', value: true },
  memory: { pointer: '/workload/accelerator/memory_gb_min' },
  node_size: { pointer: '/workload/accelerator/per_node' },
  provider: { pointer: '/require/providers' },
  region: { pointer: '/require/regions' },
  country: { pointer: '/require/countries' },
  continent: { pointer: '/require/continents' },
  option: { pointer: '/require/options', value: [] },
  link: { pointer: '/require/links' },
  fabric: { pointer: '/require/fabrics' },
  bare_metal: { pointer: '/require/bare_metal' },
  certificate: { pointer: '/require/certificates' },
  framework: { pointer: '/require/frameworks' },
  marked: { pointer: '/include_marked', value: true },
  budget: { pointer: '/require/budget' },
};

/** How to drop the requirement behind a reason, if the page knows. */
export function relaxationOf(reason: string): Relaxation | undefined {
  return relaxations[reason.replace(/_unknown$/, '')];
}

export function relax(question: Question, relaxation: Relaxation): Question {
  return write(question, relaxation.pointer, relaxation.value);
}
