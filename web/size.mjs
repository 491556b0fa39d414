// Holds what a person downloads before the first answer to its budgets, as brotli sends it: npm run size [FOLDER]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('../build/site', import.meta.url));
const files = readdirSync(join(folder, 'assets'));

/** Kilobytes, of 1,000 bytes. Of the two languages a person gets one: the larger counts. */
const budgets = [
  { what: 'module and glue', files: files.filter((name) => /^(engine-.*\.js|steelyard-.*\.wasm)$/.test(name)), most: 90 },
  { what: 'snapshot', files: files.filter((name) => name.endsWith('.bin')), most: 150 },
  { what: 'page', files: [...first().filter((name) => !name.startsWith('engine-')), larger()], most: 60 },
  { what: 'widget', files: [...imported('../steelyard-widget.js').filter((name) => !name.startsWith('engine-')), larger()], most: 30 },
  { what: 'styles', files: files.filter((name) => name.endsWith('.css')), most: 10 },
];

// The page's script and what it imports to begin with; what it imports later is not waited for.
function first() {
  const [, entry] = readFileSync(join(folder, 'index.html'), 'utf8').match(/<script[^>]* src="\.\/assets\/([^"]+)"/);
  return imported(entry);
}

function imported(entry) {
  const found = new Set([entry]);
  for (const name of found) {
    const text = readFileSync(join(folder, 'assets', name), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/(?:assets\/)?([^"']+\.js)["']/g)) found.add(imported);
  }
  return [...found];
}

function larger() {
  return files.filter((name) => /^(en|zh-Hans)-.*\.js$/.test(name)).sort((a, b) => compressed(b) - compressed(a))[0];
}

function compressed(name) {
  return brotliCompressSync(readFileSync(join(folder, 'assets', name))).length;
}

let over = false;
for (const budget of budgets) {
  if (budget.files.length === 0 || budget.files.includes(undefined)) throw new Error(`No file of ${budget.what} in ${folder}`);
  const kilobytes = budget.files.reduce((sum, name) => sum + compressed(name), 0) / 1000;
  const bad = kilobytes > budget.most;
  over ||= bad;
  console.log(`${bad ? 'TOO LARGE' : 'ok'}  ${budget.what}: ${kilobytes.toFixed(1)} kB of ${budget.most} kB brotli`);
}
process.exit(over ? 1 : 0);
