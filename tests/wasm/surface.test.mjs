// The modules have exactly the surface that wasm/steelyard.d.ts and steelyard_whole.d.ts declare, and keep what is said
// there.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { instantiate, openSession, path } from '../support/build.mjs';

const read = (file) => readFileSync(path(`wasm/${file}.d.ts`), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
const declarations = read('steelyard');

// Members of an interface or class of the declarations, in their order: [name, type] of a property, [name] of a method.
function members(name, said = declarations) {
  const body = said.match(new RegExp(`(?:interface|class) ${name} (?:extends \\w+ )?\\{([^}]*)\\}`))[1];
  return [...body.matchAll(/^\s*(\w+)(?:\(.*\): .*|: (\w+));$/gm)].map(([, member, type]) => (type ? [member, type] : [member]));
}

for (const module of ['steelyard', 'steelyard_whole']) test(`Session of ${module} has the declared methods, and no others`, async () => {
  const { Session } = await instantiate(module);
  const more = module === 'steelyard_whole' ? members('WholeSession', read(module)) : [];
  const declared = [...members('Session'), ...more].map(([name]) => name);
  const ofEveryClass = ['constructor', 'clone', 'deleteLater', 'isAliasOf', 'isDeleted'];
  const own = Object.getOwnPropertyNames(Session.prototype);
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(Session.prototype));
  const there = new Set([...own, ...inherited].filter((name) => !ofEveryClass.includes(name)));
  assert.deepEqual([...there].sort(), declared.sort());
});

test('the columns have the declared names and types, one entry per qualified offer, and belong to JavaScript', async () => {
  const { session } = await openSession();
  const { document, columns } = session.ask('{"want": ["bill", "columns"]}');
  const { counts } = JSON.parse(document);
  assert.deepEqual(Object.entries(columns).map(([name, values]) => [name, values.constructor.name]), members('Columns'));
  for (const values of Object.values(columns)) {
    assert.equal(values.length, counts.qualified);
    assert.equal(values.byteLength, values.buffer.byteLength, 'a copy, not a view of the memory of the module');
  }
  for (const values of Object.values(session.ask('{}').columns)) assert.equal(values.length, 0, 'not wanted');
});

test('the columns say what the document says', async () => {
  const { session } = await openSession();
  const { document, columns } = session.ask('{"want": ["bill", "columns"]}');
  for (const [i, place] of JSON.parse(document).ranking.entries()) {
    assert.equal(columns.rank[i], place.rank ?? 0);
    assert.equal(columns.hours[i], place.time.hours ?? NaN);
    if (place.rank === null) continue;
    // The column is unrounded; the bill rounds each of its lines, half to even.
    const halfCents = 0.0051 * (place.bill.length + 1);
    assert.ok(Math.abs(columns.total[i] - Number(place.total.amount)) < halfCents, place.offer);
    assert.equal(columns.score_lower[i], place.score.lower);
    assert.equal(columns.score_upper[i], place.score.upper);
  }
});

test('a session refuses in documents, and keeps what it had', async () => {
  const { Session } = await instantiate();
  const code = (document) => JSON.parse(document).errors[0].code;
  const fresh = new Session();
  assert.equal(code(fresh.ask('{}').document), 'no_catalog');
  assert.equal(code(fresh.open(new Uint8Array())), 'snapshot_not_ours');
  assert.equal(code(fresh.open(new TextEncoder().encode('not a snapshot'))), 'snapshot_not_ours');

  const { session } = await openSession('steelyard_whole');
  assert.equal(code(session.explain('x')), 'no_question');
  const { document } = session.ask('{}');
  const refused = session.ask('{"a": 1}');
  assert.equal(code(refused.document), 'unknown_field');
  assert.deepEqual(Object.values(refused.columns).map((values) => values.length), members('Columns').map(() => 0));
  assert.equal(code(session.open(new Uint8Array(10))), 'snapshot_not_ours');
  assert.equal(code(session.explain('x')), 'unknown_offer');
  assert.equal(session.ask('{}').document, document);
});

test('text beyond ASCII crosses whole in both directions', async () => {
  const { session, opening } = await openSession();
  assert.ok(opening.providers.some((provider) => /[\u4e00-\u9fff]/.test(provider.name_zh)));
  const [fault] = JSON.parse(session.ask('{"权衡": 1}').document).errors;
  assert.equal(fault.where, '/权衡');
});

test('asking again and again does not grow the memory', async () => {
  const { session } = await openSession();
  const ask = (i) => session.ask(JSON.stringify({ workload: { accelerator: { count: 1 + (i % 8) } }, limit: 20 }));
  const used = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  for (let i = 0; i < 8; ++i) ask(i);
  const before = used();
  for (let i = 0; i < 40; ++i) ask(i);
  assert.ok(used() - before < 32 * 2 ** 20, `${used()} bytes after, ${before} before`);
  session.delete();
});

test('the module runs where text must not become code, as under the content security policy of the page', () => {
  const script = `
    const { openSession } = await import(${JSON.stringify(new URL('../support/build.mjs', import.meta.url).href)});
    const { session } = await openSession();
    process.stdout.write(String(JSON.parse(session.ask('{}').document).counts.offers > 0));`;
  const run = spawnSync(process.execPath, ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script]);
  assert.equal(run.stderr.toString(), '');
  assert.equal(run.stdout.toString(), 'true');
});
