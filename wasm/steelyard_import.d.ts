// The module that Emscripten builds from import_bindings.cpp: reads a person's own file of prices. Held to it by
// tests/wasm/surface.test.mjs.
//
//   const { FileImport } = await createImport();
//   const reading = new FileImport();
//   const refused = reading.open(catalogBytes, '{"format": "skypilot", "provider": "lambda", ...}');   // "" if it is taken
//   reading.begin('vms.csv');
//   for (const chunk of chunks) if (!reading.feed(chunk)) break;
//   reading.end();
//   const { document, snapshot } = reading.finish();
import type { ModuleOptions } from './steelyard';

export interface ImportResult {
  /** JSON: what became of the rows, or {"errors": [...]}. */
  document: string;
  /** The catalog with the file's prices in it, for Session.open(); empty beside errors, and where nothing was kept. */
  snapshot: Uint8Array;
}

/** One import: a catalog, and files that are laid over it. */
export class FileImport {
  constructor();
  /** Reads the snapshot and what the person says of the files: {"format", "provider", "currency", "as_of"}. JSON:
   *  {"errors": [...]}, or "". */
  open(snapshot: Uint8Array, request: string): string;
  /** Begins a file; several may follow each other. */
  begin(file: string): void;
  /** The next bytes. False: there is a fault, the rest need not be read. */
  feed(bytes: Uint8Array): boolean;
  /** Ends a file. False: there is a fault. */
  end(): boolean;
  /** Rows read so far. */
  rows(): number;
  finish(): ImportResult;
  /** Frees the memory in the module. */
  delete(): void;
}

export interface ImportModule {
  FileImport: typeof FileImport;
}

/** Instantiates the module. */
export default function createImport(options?: ModuleOptions): Promise<ImportModule>;
