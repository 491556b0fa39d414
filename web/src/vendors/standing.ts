// Each vendor by its best offer for a question: its place among all, the criteria it leads, the scenarios it is first for.
// All of it comes from the engine, asked once a vendor and once a scenario.
import type { Question, Row } from '../engine/documents';
import type { Engine } from '../engine/engine';
import { read, write } from '../state/question';
import { choose, type Scenario, scenarios } from '../state/scenarios';

export interface Standing {
  provider: string;
  /** Its best offer; none where no offer of it answers. */
  best: Row | undefined;
  /** How many of its offers answer. */
  qualified: number;
  /** Why most of the others do not, where none answers. */
  reason: string | undefined;
  /** Criteria in which no vendor's best offer does better. */
  leads: string[];
  /** Scenarios whose first offer is the vendor's. */
  firstFor: Scenario[];
}

/** Nearer than this two values of a criterion are alike. */
const alike = 1e-9;
/** So many questions are asked before the page is let breathe. */
const inOneGo = 4;

export async function standings(engine: Engine, question: Question, providers: readonly string[], signal: AbortSignal): Promise<Standing[]> {
  const asked = read(question, '/require/providers');
  const wanted = Array.isArray(asked) && asked.length > 0 ? asked.map(String) : providers;
  const found = await inTurn(wanted, signal, (provider) => standingOf(engine, question, provider));
  await rank(engine, question, found);
  for (const standing of found) standing.leads = leads(standing, found);
  const winners = await inTurn(scenarios.filter(({ kind }) => kind !== 'common'), signal, async (scenario) => ({ scenario, provider: await winner(engine, choose(scenario, question)) }));
  for (const standing of found) standing.firstFor = winners.filter(({ provider }) => provider === standing.provider).map(({ scenario }) => scenario);
  const place = ({ best }: Standing): number => (best ? best.rank ?? Number.MAX_SAFE_INTEGER : Infinity);
  return found.sort((a, b) => place(a) - place(b) || b.qualified - a.qualified);
}

async function inTurn<T, R>(items: readonly T[], signal: AbortSignal, ask: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [i, item] of items.entries()) {
    if (i % inOneGo === 0) await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    results.push(await ask(item));
  }
  return results;
}

async function standingOf(engine: Engine, question: Question, provider: string): Promise<Standing> {
  const said = await engine.askBeside({ ...write(question, '/require/providers', [provider]), limit: 1 });
  const answer = 'document' in said ? said.document : undefined;
  const reasons = [...answer?.excluded ?? []].filter(({ reason }) => reason !== 'provider').sort((a, b) => b.offers - a.offers);
  return { provider, best: answer?.ranking[0], qualified: answer?.counts.qualified ?? 0, reason: reasons[0]?.reason, leads: [], firstFor: [] };
}

// Among all offers, not among the vendor's own.
async function rank(engine: Engine, question: Question, found: Standing[]): Promise<void> {
  const ranked = found.flatMap((standing) => (standing.best ? [{ standing, best: standing.best }] : []));
  const said = await engine.explainBeside(question, ranked.map(({ best }) => best.offer));
  ranked.forEach(({ standing, best }, i) => {
    const place = said[i];
    standing.best = { ...best, rank: place && 'document' in place ? place.document.place.rank : null };
  });
}

function leads({ best }: Standing, all: readonly Standing[]): string[] {
  if (!best || best.rank === null) return [];
  return best.parts.filter((part) => {
    const values = all.flatMap((other) => (other.best && other.best.rank !== null
      ? other.best.parts.filter(({ criterion }) => criterion === part.criterion).map(({ lower }) => lower) : []));
    return part.weight > 0 && part.lower >= Math.max(...values) - alike && Math.min(...values) < part.lower - alike;
  }).map(({ criterion }) => criterion);
}

async function winner(engine: Engine, question: Question): Promise<string | undefined> {
  const said = await engine.askBeside({ ...question, limit: 1 });
  const first = 'document' in said ? said.document.ranking[0] : undefined;
  return first && first.rank === 1 ? first.provider : undefined;
}
