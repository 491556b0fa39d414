// What an offer and its alternatives (the same machine, bought otherwise) cost by the hours a month, as the engine bills them,
// and the exact hours from which one costs less than the other.
import type { Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation, Further } from '../engine/explanation';
import { optionText } from '../elements/offer';
import { write } from '../state/question';

const pointer = '/workload/hours_per_month';
/** Bills are straight between these, but where a tier ends. */
const asked = [0, 73, 146, 219, 292, 365, 438, 511, 584, 657, 730];
/** So many alternatives can be told apart. */
const most = 5;

export interface Line {
  offer: string;
  name: string;
  /** Bills that are not known are left out. */
  at: { hours: number; amount: string }[];
}

export interface Use {
  lines: Line[];
  /** Where the shown offer costs what an alternative does. */
  crossings: { name: string; hours: number; amount: string }[];
}

export async function use(engine: Engine, question: Question, { place }: Explanation, { break_even }: Further): Promise<Use> {
  const others = break_even.against.slice(0, most - 1);
  const offers = [place.offer, ...others.map(({ offer }) => offer)];
  const lines: Line[] = [place, ...others].map((bought, i) => ({ offer: offers[i] ?? '', name: optionText(bought), at: [] }));
  for (const hours of asked) {
    const amounts = await bills(engine, question, hours, offers);
    lines.forEach(({ at }, i) => {
      const amount = amounts[i] ?? null;
      if (amount !== null) at.push({ hours, amount });
    });
  }
  const crossings: Use['crossings'] = [];
  for (const other of others) {
    const { pays, quantity } = other.by_hours_per_month;
    if (quantity === null || (pays !== 'up_to' && pays !== 'beyond')) continue;
    const [amount] = await bills(engine, question, Number(quantity), [place.offer]);
    if (amount) crossings.push({ name: optionText(other), hours: Number(quantity), amount });
  }
  return { lines, crossings };
}

async function bills(engine: Engine, question: Question, hours: number, offers: readonly string[]): Promise<(string | null)[]> {
  const said = await engine.explainBeside(write(question, pointer, hours), offers);
  return said.map((one) => ('document' in one ? one.document.place.total.amount : null));
}
