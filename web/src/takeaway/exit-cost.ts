// What it costs to leave a provider with one's data: the engine's own line for it, asked beside the question.
import type { Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import { read, write } from '../state/question';

/** So much leaves where the question says nothing of it. */
const example = 1000;
const pointer = '/workload/export_gb';

export interface ExitCost {
  gigabytes: number;
  /** Null where the provider's tariff is not known. */
  amount: string | null;
  currency: string | null;
}

export async function exitCost(engine: Engine, question: Question, offer: string): Promise<ExitCost> {
  const asked = read(question, pointer);
  const gigabytes = typeof asked === 'number' ? asked : example;
  const [said] = await engine.explainBeside(write(question, pointer, gigabytes), [offer]);
  const line = said && 'document' in said ? said.document.place.bill.find(({ item }) => item === 'export_out') : undefined;
  return { gigabytes, amount: line?.amount ?? null, currency: line?.currency ?? null };
}
