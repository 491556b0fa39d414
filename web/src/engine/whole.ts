// The whole engine, a module of its own: it computes every part that a question may want. The page fetches it after its first
// answer, from the same list of files whatever was asked, and asks it about the offer that is shown, and whatever else is
// asked beside the question.
import createWhole, { type WholeSession } from '#whole-module';
import moduleUrl from '#assets/steelyard_whole.wasm?url';
import type { Question } from './documents';

export class WholeEngine {
  #session: WholeSession;
  #catalog: Uint8Array | undefined;

  private constructor(session: WholeSession) {
    this.#session = session;
  }

  static async load(): Promise<WholeEngine> {
    const response = await fetch(moduleUrl);
    if (!response.ok) throw new Error(`${response.status} ${moduleUrl}`);
    const { Session } = await createWhole({ wasmBinary: await response.arrayBuffer() });
    return new WholeEngine(new Session());
  }

  /** The answer to a question, or a document of faults. */
  ask(catalog: Uint8Array, question: Question): string {
    this.#open(catalog);
    return this.#session.ask(JSON.stringify(question)).document;
  }

  /** The explanations of offers for a question, with these parts beside bills: for each a document, or one of faults. */
  explain(catalog: Uint8Array, question: Question, offers: readonly string[], parts: readonly string[] = []): string[] {
    this.ask(catalog, { ...question, want: ['bill', ...parts], limit: 0 });
    return offers.map((offer) => this.#session.explain(offer));
  }

  /** How sure the answer to a question is: a document, or one of faults. */
  doubt(catalog: Uint8Array, question: Question): string {
    this.ask(catalog, { ...question, want: [], limit: 0 });
    return this.#session.doubt('');
  }

  #open(catalog: Uint8Array): void {
    if (this.#catalog === catalog) return;
    this.#session.open(catalog);
    this.#catalog = catalog;
  }
}
