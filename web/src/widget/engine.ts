// One engine and one catalog for all widgets of a page: each address is fetched once, whoever asks first.
import createModule, { type Session, type SteelyardModule } from '#module';
import moduleUrl from '#assets/steelyard.wasm?url';
import catalogUrl from '#assets/catalog.bin?url';
import type { Answer, Fault } from '../engine/documents';

/** Why there is no answer: the key of its sentence, and what the engine found. */
export class WidgetError extends Error {
  constructor(readonly sentence: string, readonly faults: readonly Fault[] = [], options?: ErrorOptions) {
    super(sentence, options);
  }
}

let module: Promise<SteelyardModule> | undefined;
const catalogs = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const sessions = new Map<string, Promise<Session>>();

/** The answer of the catalog at that address; of the one published with this script where there is none. */
export async function ask(question: string, catalog: string | null, integrity: string | null): Promise<Answer> {
  const address = new URL(catalog ?? catalogUrl, catalog === null ? import.meta.url : document.baseURI).href;
  const bytes = await once(catalogs, address, () => fetchBytes(address));
  if (integrity !== null) await check(bytes, integrity);
  const session = await once(sessions, address, () => open(bytes));
  try {
    return read<Answer>(session.ask(question).document, 'page.widget.question_refused');
  } catch (cause) {
    if (cause instanceof WidgetError) throw cause;
    module = undefined; // a trapped instance answers nothing any more: the next question gets a fresh one
    sessions.clear();
    throw new WidgetError('page.widget.stopped', [], { cause });
  }
}

// A promise that fails is not kept, so that the next one tries anew.
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const kept = made.get(key);
  if (kept) return kept;
  const promise = make();
  made.set(key, promise);
  promise.catch(() => made.delete(key));
  return promise;
}

async function open(bytes: Uint8Array): Promise<Session> {
  if (typeof WebAssembly !== 'object') throw new WidgetError('page.failed.no_webassembly');
  module ??= fetchBytes(new URL(moduleUrl, import.meta.url).href).then((wasmBinary) => createModule({ wasmBinary }));
  try {
    const { Session } = await module;
    const session = new Session();
    read(session.open(bytes), 'page.failed.catalog_refused');
    return session;
  } catch (cause) {
    if (cause instanceof WidgetError && cause.sentence === 'page.failed.catalog_refused') throw cause;
    module = undefined;
    throw cause instanceof WidgetError ? cause : new WidgetError('page.failed.not_started', [], { cause });
  }
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new WidgetError('page.failed.not_loaded', [], { cause });
  }
}

// As Subresource Integrity writes it: "sha256-" and the hash in base 64. What is no such hash matches nothing.
async function check(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<void> {
  const [, size, wanted] = integrity.trim().match(/^sha(256|384|512)-(.+)$/) ?? [];
  const hash = size && globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest(`SHA-${size}`, bytes)) : new Uint8Array();
  if (hash.length === 0 || btoa(String.fromCharCode(...hash)) !== wanted) throw new WidgetError('page.widget.catalog_changed');
}

function read<T>(text: string, refusal: string): T {
  const document = JSON.parse(text) as T & { errors?: Fault[] };
  if (document.errors) throw new WidgetError(refusal, document.errors);
  return document;
}
