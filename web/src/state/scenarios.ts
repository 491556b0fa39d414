// Questions that many people have, ready to be asked: data/scenarios, each field with the reason why it is set.
import type { Question } from '../engine/documents';
import { read, write } from './question';

export const kinds = ['work', 'business', 'preference', 'common'] as const;

interface Written {
  /** A preference changes its own fields of whatever is asked; the others are whole questions. */
  kind: (typeof kinds)[number];
  name: string;
  name_zh: string;
  /** Who names the scenario, and what is said of it there. */
  source?: string;
  said?: string;
  said_zh?: string;
  question: Question;
  reasons: { pointers: string[]; why: string; why_zh: string }[];
}

export interface Scenario extends Written {
  id: string;
}

const files = import.meta.glob<Written>(['../../../data/scenarios/*.json', '!**/default.json'], { eager: true, import: 'default' });

export const scenarios: readonly Scenario[] =
  Object.entries(files).map(([path, written]) => ({ id: path.replace(/^.*\/(.*)\.json$/, '$1'), ...written }));

const pointers = ({ reasons }: Scenario): string[] => reasons.flatMap((reason) => reason.pointers);

/** The question that choosing the scenario asks. */
export function choose(scenario: Scenario, question: Question): Question {
  if (scenario.kind !== 'preference') return scenario.question;
  return pointers(scenario).reduce((asked, pointer) => write(asked, pointer, read(scenario.question, pointer)), question);
}

/** Whether a question asks what the scenario does, whatever it asks beside that. */
export function isAsked(scenario: Scenario, question: Question): boolean {
  return pointers(scenario).every((pointer) => JSON.stringify(read(question, pointer)) === JSON.stringify(read(scenario.question, pointer)));
}
