// The whole engine, a module of its own: it computes every part that a question may want. The page fetches it after its first
// answer, from the same list of files whatever was asked, and asks it about the one offer that is shown.
import createWhole, { type Session } from '#whole-module';
import moduleUrl from '#assets/steelyard_whole.wasm?url';
import type { Question } from './documents';

/** What the shown offer has beside its bill. */
const parts = ['cash_flow', 'break_even', 'mix'];

export class WholeEngine {
  #session: Session;
  #catalog: Uint8Array | undefined;

  private constructor(session: Session) {
    this.#session = session;
  }

  static async load(): Promise<WholeEngine> {
    const response = await fetch(moduleUrl);
    if (!response.ok) throw new Error(`${response.status} ${moduleUrl}`);
    const { Session } = await createWhole({ wasmBinary: await response.arrayBuffer() });
    return new WholeEngine(new Session());
  }

  /** The explanation of one offer for a question, with all parts: a document, or one of faults. */
  explain(catalog: Uint8Array, question: Question, offer: string): string {
    if (this.#catalog !== catalog) {
      this.#session.open(catalog);
      this.#catalog = catalog;
    }
    this.#session.ask(JSON.stringify({ ...question, want: parts, limit: 0 }));
    return this.#session.explain(offer);
  }
}
