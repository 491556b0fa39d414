// bench.mjs -- the questions of engine/bench, asked in Debian's Chromium: node bench.mjs ASSETS LARGE_SNAPSHOT
// Prints a Markdown table of medians, the border between JavaScript and WebAssembly included.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import sirv from 'sirv';

const [assets, large] = process.argv.slice(2);
const serveAssets = sirv(assets, { dev: true });
const server = createServer((request, response) => {
  // Isolated, the page's clock tells five microseconds apart instead of a hundred.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  if (request.url === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  if (request.url === '/large.bin') return response.end(readFileSync(large));
  return serveAssets(request, response, () => response.writeHead(404).end());
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));

const root = process.getuid?.() === 0;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: root ? ['--no-sandbox'] : [] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);

const rows = await page.evaluate(async () => {
  const { default: load } = await import('/steelyard.mjs');
  const { Session } = await load();
  const bytes = async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer());
  const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  const measure = (runs, work) => {
    const times = [];
    for (let i = 0; i < runs; ++i) {
      const start = performance.now();
      work(i);
      times.push(performance.now() - start);
    }
    return median(times);
  };
  const wide = (hours, weight) => JSON.stringify({
    workload: { accelerator: { count: 8 }, hours_per_month: hours, storage_gb: 500, transfer_out_gb_per_month: 500 },
    weights: { performance: weight, cost: 0.9 - weight, ecosystem: 0.05, compliance: 0.05 },
    limit: 50,
    want: [],  // as the page asks: the lines of a bill come with explain
  });
  const results = [];
  for (const [file, runs] of [['/catalog.bin', 300], ['/large.bin', 40]]) {
    const snapshot = await bytes(file);
    const session = new Session();
    const { catalog } = JSON.parse(session.open(snapshot));
    results.push([catalog.offers,
      measure(runs, () => { const other = new Session(); other.open(snapshot); other.delete(); }),
      measure(runs, (i) => session.ask(wide(100 + i, 0.4))),
      measure(runs, (i) => session.ask(wide(100, 0.1 + 0.01 * (i % 50)))),
    ]);
    session.delete();
  }
  return results;
});

console.log('| in Chromium, offers | open the snapshot | a whole question, 50 rows | a moved weight, 50 rows |');
console.log('|---:|---:|---:|---:|');
for (const [offers, ...times] of rows) {
  console.log(`| ${offers.toLocaleString('en')} | ${times.map((ms) => `${ms.toFixed(2)} ms`).join(' | ')} |`);
}
await browser.close();
server.close();
