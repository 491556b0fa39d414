// The reports run on the real catalog, and every figure of data/ leads to a source that says what it is.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { command, path, snapshotFile } from '../support/build.mjs';

const read = (file) => JSON.parse(readFileSync(path(file), 'utf8'));
const providers = readdirSync(path('data/providers'));
const run = (...words) => execFileSync(command, words, { maxBuffer: 1 << 28 }).toString();
const report = (name, ...words) => JSON.parse(run('data', name, '--catalog', snapshotFile, ...words));
const folder = path('build/test/reports');
mkdirSync(folder, { recursive: true });

/** The rows of a CSV file as objects; quoted cells may hold commas, doubled quotes and line ends. */
function table(file) {
  const rows = [[]];
  for (const [, quoted, plain, end] of readFileSync(path(file), 'utf8').matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
  }
  const [head, ...body] = rows.filter((cells) => cells.length > 1);
  return body.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])));
}

test('every figure leads to a source with title, publisher, locator and kind', () => {
  const sources = new Map(read('data/sources.json').sources.map((source) => [source.id, source]));
  for (const source of sources.values()) {
    for (const member of ['title', 'publisher', 'locator', 'kind']) assert.ok(source[member]?.trim(), `${source.id}: ${member}`);
  }
  let figures = 0;
  const leads = (id, where) => {
    ++figures;
    assert.ok(sources.has(id), `${where}: ${id}`);
  };
  for (const row of table('data/accelerators.csv')) leads(row.source, row.id);
  for (const model of read('data/models.json').models) leads(model.source, model.id);
  for (const rate of read('data/exchange_rates.json').rates) leads(rate.source, rate.currency);
  for (const file of readdirSync(path('data/benchmarks'))) for (const row of table(`data/benchmarks/${file}`)) leads(row.source, file);
  for (const id of providers) {
    for (const file of ['skus', 'offers']) for (const row of table(`data/providers/${id}/${file}.csv`)) leads(row.source, `${id} ${row.sku}`);
    const document = read(`data/providers/${id}/provider.json`);
    for (const [group, leaves] of Object.entries(document.facts)) for (const [name, leaf] of Object.entries(leaves)) leads(leaf.source, `${id} ${group}.${name}`);
    for (const tariff of document.tariffs) leads(tariff.source, `${id} ${tariff.kind}`);
    for (const retirement of document.retired ?? []) leads(retirement.source, `${id} retired`);
  }
  assert.ok(figures > 12_000, String(figures));
});

test('a price without a date is marked, and not ranked', () => {
  const undated = report('coverage').figures.find(({ figure }) => figure === 'as_of').unknown;
  const rows = providers.flatMap((id) => table(`data/providers/${id}/offers.csv`)).filter((row) => row.as_of === '');
  const manifest = JSON.parse(run('pack', path('data'), '-o', `${folder}/packed.bin`, '--json'));
  assert.equal(manifest.all.marks.undated, undated);
  assert.ok(undated <= rows.length);
  assert.equal(manifest.marks.find(({ id }) => id === 'undated').ranked, false);
});

test('the manifest accounts for every row and every mark, by provider', () => {
  const { providers: all, all: sum, marks } = JSON.parse(run('pack', path('data'), '-o', `${folder}/packed.bin`, '--json'));
  const keptOut = new Set(marks.filter(({ ranked }) => !ranked).map(({ id }) => id));
  for (const entry of all) {
    assert.equal(entry.rows, table(`data/providers/${entry.provider}/offers.csv`).length, entry.provider);
    assert.equal(entry.rows, entry.priced + entry.evidence + entry.refused, entry.provider);
    const most = (ids) => Math.max(0, ...Object.entries(entry.marks).filter(([id]) => ids(id)).map(([, offers]) => offers));
    assert.ok(entry.marked >= most(() => true) && entry.marked <= entry.offers, entry.provider);
    assert.ok(entry.unranked >= most((id) => keptOut.has(id)) && entry.unranked <= entry.marked, entry.provider);
  }
  for (const member of ['rows', 'priced', 'evidence', 'offers', 'unpriced', 'marked', 'unranked']) {
    assert.equal(all.reduce((total, entry) => total + entry[member], 0), sum[member], member);
  }
});

test('the types that Azure has withdrawn are marked: eleven, in every region', () => {
  const retired = read('data/providers/azure/provider.json').retired.flatMap(({ skus }) => skus);
  assert.equal(new Set(retired).size, 11);
  const offers = table('data/providers/azure/offers.csv').filter((row) => retired.includes(row.sku));
  const manifest = JSON.parse(run('pack', path('data'), '-o', `${folder}/packed.bin`, '--json'));
  assert.equal(manifest.all.marks.retired, offers.length);
  assert.equal(offers.filter((row) => row.option === 'on_demand').length, 241);
});

test('coverage adds up: known, unknown and stale are all offers', () => {
  const { catalog, figures, providers: all } = report('coverage');
  for (const { figure, known, unknown, stale } of figures) assert.equal(known + unknown + stale, catalog.offers, figure);
  assert.deepEqual(all.map(({ provider }) => provider), providers);
  for (const entry of all) assert.equal(entry.options.reduce((sum, option) => sum + option.offers, 0), entry.offers, entry.provider);
});

test('ages are counted to the day that is asked for, which is not before the snapshot', () => {
  const { date } = read('data/snapshot.json');
  const stale = (...words) => report('coverage', ...words).figures.find(({ figure }) => figure === 'price').stale;
  assert.equal(stale('--as-of', date), stale());
  assert.ok(stale('--as-of', '2099-01-01') > stale());
  const early = spawnSync(command, ['data', 'coverage', '--catalog', snapshotFile, '--as-of', '2000-01-01']);
  assert.equal(early.status, 2);
  assert.match(early.stderr.toString(), /--as-of/);
  const vendors = report('coverage', '--as-of', '2099-01-01').providers;
  assert.ok(vendors.every(({ newest_price, outdated }) => outdated === (newest_price !== null)));
});

test('each conflict has another source and a spread that holds both figures', () => {
  for (const { offer, used, against, low, high } of report('conflicts').conflicts) {
    assert.ok(against.length > 0, offer);
    for (const figure of against) assert.notEqual(figure.source, used.source, offer);
    assert.ok(Number(low) <= Number(used.amount) && Number(used.amount) <= Number(high), offer);
  }
});

test('outliers are beyond a factor of four', () => {
  const { outliers } = report('outliers');
  for (const { offer, times_median: times } of outliers) assert.ok(times > 4 || times < 1 / 4, `${offer}: ${times}`);
});

test('a snapshot differs from itself in nothing, and from another as the other from it', () => {
  const nothing = JSON.parse(run('data', 'diff', snapshotFile, snapshotFile));
  for (const list of ['added', 'removed', 'changed', 'figures']) assert.deepEqual(nothing[list], [], list);
  cpSync(path('data'), `${folder}/data`, { recursive: true });
  const file = `${folder}/data/providers/crusoe/offers.csv`;
  const [head, first, second, ...rest] = readFileSync(path('data/providers/crusoe/offers.csv'), 'utf8').trimEnd().split('\n');
  writeFileSync(file, [head, first.replace(/,known,([\d.]+),/, (_, price) => `,known,${Number(price) * 2},`), ...rest].join('\n') + '\n');
  run('pack', `${folder}/data`, '-o', `${folder}/other.bin`);
  copyFileSync(snapshotFile, `${folder}/this.bin`);
  const there = JSON.parse(run('data', 'diff', `${folder}/this.bin`, `${folder}/other.bin`));
  const back = JSON.parse(run('data', 'diff', `${folder}/other.bin`, `${folder}/this.bin`));
  assert.equal(there.removed.length, 1, second);
  assert.deepEqual(there.removed, back.added);
  assert.deepEqual(there.added, back.removed);
  assert.equal(there.changed[0].percent, 100);
  assert.equal(back.changed[0].percent, -50);
  assert.deepEqual(there.changed.map(({ from, to }) => [from, to]), back.changed.map(({ from, to }) => [to, from]));
});

test('tables for people say it in two languages; bad usage is told', () => {
  for (const name of ['coverage', 'conflicts', 'outliers']) {
    const [english, chinese] = ['en', 'zh-Hans'].map((language) => run('data', name, '--catalog', snapshotFile, '--text', '--lang', language));
    assert.equal(english.split('\n').length, chinese.split('\n').length, name);
    assert.doesNotMatch(english, /\bcli\.|\{\w+\}/);
    assert.match(chinese, /[\u4e00-\u9fff]/);
  }
  for (const words of [['data'], ['data', 'gossip'], ['data', 'diff', snapshotFile], ['data', 'coverage', snapshotFile]]) {
    assert.equal(spawnSync(command, words).status, 64, words.join(' '));
  }
});

test('what keeps a folder from being packed is counted by provider and reason', () => {
  cpSync(path('data'), `${folder}/broken`, { recursive: true });
  const file = `${folder}/broken/providers/crusoe/offers.csv`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/,known,[\d.]+,/g, ',known,0,'));
  const refused = spawnSync(command, ['pack', `${folder}/broken`, '-o', `${folder}/never.bin`]);
  assert.equal(refused.status, 2);
  const rows = table('data/providers/crusoe/offers.csv').filter((row) => row.state === 'known').length;
  assert.match(refused.stderr.toString(), new RegExp(`refused: crusoe not_positive ${rows}\n`));
  assert.ok(!existsSync(`${folder}/never.bin`));
});
