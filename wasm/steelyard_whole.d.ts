// The module of the whole engine: the same as steelyard.d.ts, and what a first answer does without.
import type { ModuleOptions, Session } from './steelyard';

/** A question of a WholeSession may `want` every part. */
export class WholeSession extends Session {
  /** JSON: the bill, the parts of the score and the evidence for one offer of the last answer. */
  explain(offer: string): string;
  /** JSON: how sure the last answer is, and what would make others first; of this offer, too, if it is not "". */
  doubt(offer: string): string;
}

export interface WholeModule {
  Session: typeof WholeSession;
}

/** Instantiates the module. */
export default function createWhole(options?: ModuleOptions): Promise<WholeModule>;
