// The module that Emscripten builds from bindings.cpp, held to it by tests/wasm/surface.test.mjs. What the module of the
// whole engine has beside it is in steelyard_whole.d.ts.
//
//   const { Session } = await createSteelyard();
//   const session = new Session();
//   const opening = JSON.parse(session.open(catalogBytes));
//   const { document, columns } = session.ask('{"version": 1}');

/**
 * Every qualified offer, best first; one entry per offer in each column. The arrays belong to JavaScript. Empty unless
 * the question wants them: `"want": ["columns"]`.
 */
export interface Columns {
  /** Index of the offer in the catalog. */
  offer: Uint32Array;
  /** 1 is best, equal scores share a rank; 0 where the offer has none because its total is not known. */
  rank: Uint32Array;
  /** In the question's currency; NaN where not known. */
  total: Float64Array;
  /** Hours of work; NaN where not known. */
  hours: Float64Array;
  score_lower: Float64Array;
  score_upper: Float64Array;
}

export interface AskResult {
  /** JSON: the answer document, or {"errors": [...]}. */
  document: string;
  columns: Columns;
}

/** A catalog and the last question asked of it. */
export class Session {
  constructor();
  /** Reads a catalog snapshot. JSON: the opening document, or {"errors": [...]}. */
  open(bytes: Uint8Array): string;
  /** Answers a question document. */
  ask(question: string): AskResult;
  /** Frees the session's memory in the module. */
  delete(): void;
}

export interface SteelyardModule {
  Session: typeof Session;
}

export interface ModuleOptions {
  /** The bytes of steelyard.wasm, where fetching it is not possible or not wanted (Node, tests). */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Where to fetch a file of the module from. */
  locateFile?(path: string, prefix: string): string;
  /** Called when the instance stops for good; it cannot be used again. */
  onAbort?(what: unknown): void;
}

/** Instantiates the module. */
export default function createSteelyard(options?: ModuleOptions): Promise<SteelyardModule>;
