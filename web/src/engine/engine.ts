// The engine as the page sees it: asynchronous, so that it may move to a worker without the page noticing.
//
// A fault in a question is an answer and comes back as a value. What rejects is the machine: LoadFailure when the engine
// cannot be had, EngineStopped when it trapped. Neither is final: a failed load is tried anew by the next open(), and a
// stopped instance is discarded and replaced by the next question.
import createModule, { type Session } from '#module';
import moduleUrl from '#assets/steelyard.wasm?url';
import catalogUrl from '#assets/catalog.bin?url';
import type { Answer, Fault, Opening, Question } from './documents';
import type { Doubt } from './doubt';
import type { Explanation, WholeExplanation } from './explanation';
import type { WholeEngine } from './whole';

/** What an offer has beside its bill. */
const parts = ['cash_flow', 'break_even', 'mix'];

/** What the engine says: a document, or what is wrong with what it was given. */
export type Said<T> = { document: T } | { faults: Fault[] };

export class LoadFailure extends Error {
  constructor(readonly reason: 'no_webassembly' | 'not_loaded' | 'not_started' | 'catalog_refused', readonly faults: Fault[] = [],
              options?: ErrorOptions) {
    super(reason, options);
  }
}

export class EngineStopped extends Error {}

export interface Engine {
  open(): Promise<Opening>;
  ask(question: Question): Promise<Said<Answer>>;
  /** The snapshot that the engine answers from. */
  catalog(): Promise<Uint8Array>;
  /** Answers from this snapshot from now on; undefined: from the published one again. */
  adopt(catalog: Uint8Array | undefined): Promise<Opening>;
  /** For one offer of the last answer: by the whole engine, which is fetched when this is first called. */
  explain(offer: string): Promise<Said<Explanation>>;
  /** The same with all that the whole engine says of it. */
  explainWhole(offer: string): Promise<Said<WholeExplanation>>;
  /** How sure the last answer is. */
  doubt(): Promise<Said<Doubt>>;
  /** Another question, which leaves the last answer as it is: the whole engine answers it. */
  askBeside(question: Question): Promise<Said<Answer>>;
  /** Offers of another question, with all that the whole engine says of each. */
  explainBeside(question: Question, offers: readonly string[]): Promise<Said<WholeExplanation>[]>;
}

interface Files {
  module: ArrayBuffer;
  catalog: Uint8Array;
}

/** The engine in this thread. */
export class LocalEngine implements Engine {
  #files: Promise<Files> | undefined;
  #session: Session | undefined;
  #whole: Promise<WholeEngine> | undefined;
  #asked: Question | undefined;
  #adopted: Uint8Array | undefined;

  async open(): Promise<Opening> {
    return (await this.#start()).opening;
  }

  async catalog(): Promise<Uint8Array> {
    return this.#adopted ?? (await this.#load()).catalog;
  }

  async adopt(catalog: Uint8Array | undefined): Promise<Opening> {
    this.#adopted = catalog;
    this.#asked = undefined;
    return (await this.#start()).opening;
  }

  async ask(question: Question): Promise<Said<Answer>> {
    const session = await this.#ready();
    const said = this.#guard(() => read<Answer>(session.ask(JSON.stringify(question)).document));
    if ('document' in said) this.#asked = question;
    return said;
  }

  async explain(offer: string): Promise<Said<Explanation>> {
    return this.#beside((whole, catalog) => {
      const [said] = whole.explain(catalog, this.#asked ?? {}, [offer]);
      return read<Explanation>(said as string);
    });
  }

  async explainWhole(offer: string): Promise<Said<WholeExplanation>> {
    const [said] = await this.explainBeside(this.#asked ?? {}, [offer]);
    return said as Said<WholeExplanation>;
  }

  doubt(): Promise<Said<Doubt>> {
    return this.#beside((whole, catalog) => read<Doubt>(whole.doubt(catalog, this.#asked ?? {})));
  }

  askBeside(question: Question): Promise<Said<Answer>> {
    return this.#beside((whole, catalog) => read<Answer>(whole.ask(catalog, { version: 1, want: [], ...question })));
  }

  explainBeside(question: Question, offers: readonly string[]): Promise<Said<WholeExplanation>[]> {
    return this.#beside((whole, catalog) => whole.explain(catalog, question, offers, parts).map((text) => read<WholeExplanation>(text)));
  }

  async #beside<T>(call: (whole: WholeEngine, catalog: Uint8Array) => T): Promise<T> {
    const catalog = await this.catalog();
    this.#whole ??= import('./whole').then(({ WholeEngine }) => WholeEngine.load());
    try {
      return call(await this.#whole, catalog);
    } catch (cause) {
      this.#whole = undefined; // tried anew the next time, in a fresh instance
      throw new EngineStopped('whole', { cause });
    }
  }

  // The session, after a trap a fresh one that has heard the last question again.
  async #ready(): Promise<Session> {
    if (this.#session) return this.#session;
    const { session } = await this.#start();
    const asked = this.#asked;
    if (asked !== undefined) this.#guard(() => session.ask(JSON.stringify(asked)));
    return session;
  }

  async #start(): Promise<{ session: Session; opening: Opening }> {
    if (typeof WebAssembly !== 'object') throw new LoadFailure('no_webassembly');
    const files = await this.#load();
    const { session, said } = await openIn({ module: files.module, catalog: this.#adopted ?? files.catalog });
    this.#session?.delete();
    this.#session = session;
    if ('faults' in said) {
      this.#files = undefined;
      this.#discard();
      throw new LoadFailure('catalog_refused', said.faults);
    }
    return { session, opening: said.document };
  }

  // The files, fetched once; a rejection is not kept.
  #load(): Promise<Files> {
    this.#files ??= Promise.all([fetchBytes(moduleUrl), fetchBytes(catalogUrl)]).then(
      ([module, catalog]) => ({ module, catalog: new Uint8Array(catalog) }),
      () => {
        this.#files = undefined;
        throw new LoadFailure('not_loaded');
      },
    );
    return this.#files;
  }

  // Whatever the module throws is a trap: the engine itself has no exceptions. The instance cannot be used again.
  #guard<T>(call: () => T): T {
    try {
      return call();
    } catch (trap) {
      this.#discard();
      throw new EngineStopped('trap', { cause: trap });
    }
  }

  // Without delete(): a trapped instance must not run again. The garbage collector takes it whole.
  #discard(): void {
    this.#session = undefined;
  }
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.arrayBuffer();
}

// A new instance with the catalog open in it. Whatever is thrown here is a module that does not run.
async function openIn({ module, catalog }: Files): Promise<{ session: Session; said: Said<Opening> }> {
  try {
    const { Session } = await createModule({ wasmBinary: module });
    const session = new Session();
    return { session, said: read<Opening>(session.open(catalog)) };
  } catch (cause) {
    throw new LoadFailure('not_started', [], { cause });
  }
}

function read<T>(text: string): Said<T> {
  const document = JSON.parse(text) as T | { errors: Fault[] };
  return isRefusal(document) ? { faults: document.errors } : { document };
}

function isRefusal(document: unknown): document is { errors: Fault[] } {
  return typeof document === 'object' && document !== null && 'errors' in document;
}
