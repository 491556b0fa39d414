// build.mjs -- what the build made, for tests in Node: the module, the snapshot, the command.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

export const command = path('build/release/steelyard');
export const snapshotFile = path('build/release/catalog.bin');

/** A new instance of a module: `steelyard`, or `steelyard_whole`. Built for pages, so Node hands it the bytes that a page
 * would fetch. */
export async function instantiate(name = 'steelyard') {
  const { default: createSteelyard } = await import(path(`build/wasm/${name}.mjs`));
  return createSteelyard({ wasmBinary: readFileSync(path(`build/wasm/${name}.wasm`)) });
}

/** A new instance of the module that reads files of prices. */
export async function instantiateImport() {
  const { default: createImport } = await import(path('build/wasm/steelyard_import.mjs'));
  return createImport({ wasmBinary: readFileSync(path('build/wasm/steelyard_import.wasm')) });
}

/** A session of a new instance with the project's catalog open; `opening` is the opening document. */
export async function openSession(name = 'steelyard') {
  const { Session } = await instantiate(name);
  const session = new Session();
  const opening = JSON.parse(session.open(readFileSync(snapshotFile)));
  return { session, opening };
}
