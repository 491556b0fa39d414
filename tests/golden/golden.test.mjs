// What golden questions must answer on the catalog of data/: facts a person can check against a vendor's price list.
// The questions are documents in questions/; the command answers them.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { command, path, snapshotFile } from '../support/build.mjs';

function ask(name) {
  const file = path(`tests/golden/questions/${name}.json`);
  const output = execFileSync(command, ['ask', file, '--catalog', snapshotFile], { maxBuffer: 2 ** 28 });
  return JSON.parse(output.toString());
}

const cents = (amount) => Math.round(Number(amount) * 100);
const providers = (answer) => new Set(answer.ranking.map((place) => place.provider));

test('eight H100 SXM in one node, cheapest first, from four providers and more', () => {
  const answer = ask('eight-h100-in-one-node');
  assert.ok(providers(answer).size >= 4, [...providers(answer)].join());
  let last = 0;
  for (const place of answer.ranking) {
    assert.equal(place.accelerator.id, 'nvidia-h100-sxm5-80');
    assert.equal(place.nodes, 1);
    assert.equal(place.per_node, '8');
    assert.ok(cents(place.total.amount) >= last, place.offer);
    last = cents(place.total.amount);
  }
});

test('p5.48xlarge on demand in us-east-1 at 55.04 USD an hour is billed 11,008.00 USD for 200 hours', () => {
  const place = ask('eight-h100-in-one-node').ranking.find((p) => p.offer === 'aws/p5.48xlarge/us-east-1/on_demand');
  assert.deepEqual([place.price.amount, place.price.as_of], ['55.04', '2026-10-04']);
  assert.equal(place.bill[0].amount, '11008.00');
  assert.equal(place.total.amount, '11008.00');
  assert.ok(place.price.evidence >= 1, 'the older figure stays as evidence');
});

test('every bill adds up and every part adds up, on the real catalog', () => {
  for (const name of ['default', 'storage-and-transfer', 'in-yuan', 'train-resnet']) {
    for (const place of ask(name).ranking) {
      if (place.total.amount !== null) {
        const lines = place.bill.filter((line) => line.amount !== null).map((line) => cents(line.amount));
        assert.equal(lines.reduce((a, b) => a + b, 0), cents(place.total.list_amount), `${name} ${place.offer}`);
      }
      assert.equal(place.parts.reduce((sum, part) => sum + part.lower, 0), place.score.lower, place.offer);
    }
  }
});

test('what a provider has measured itself holds for its offers, and the newest round for those of others', () => {
  const { ranking } = ask('train-resnet');
  const minutes = (provider, accelerator) => {
    const { time } = ranking.find((p) => p.provider === provider && p.accelerator.id === accelerator);
    assert.equal(time.evidence, 'measured');
    assert.ok(time.speed_low < time.speed && time.speed < time.speed_high);
    return (60 / time.speed).toFixed(4);
  };
  // MLPerf Training v2.1, Azure, ND96amsr_A100_v4_n1_mxnet
  assert.equal(minutes('azure', 'nvidia-a100-sxm4-80'), '29.3742');
  // The median of the round.
  assert.equal(minutes('gcp', 'nvidia-a100-sxm4-80'), '28.3964');
});

test('an offer without a published price stands last, as such', () => {
  const { ranking } = ask('huawei-has-no-price');
  assert.ok(ranking.length > 0);
  for (const place of ranking) {
    assert.equal(place.rank, null);
    assert.equal(place.price.state, 'not_published');
    assert.equal(place.total.amount, null);
  }
  const wide = ask('bare-metal').ranking;
  const firstUnpriced = wide.findIndex((place) => place.rank === null);
  assert.ok(firstUnpriced > 0);
  assert.ok(wide.slice(firstUnpriced).every((place) => place.rank === null));
});

test('suspect figures and slices of several hosts are kept out until asked for', () => {
  const without = ask('default');
  assert.ok(without.ranking.every((p) => !p.marks.includes('multi_host_slice') && !p.marks.includes('suspect_low')));
  const marked = without.excluded.find((exclusion) => exclusion.reason === 'marked');
  assert.ok(marked.offers > 1000);
  assert.ok(ask('everything-marked').counts.qualified > without.counts.qualified);
});

test('a type whose form factor is unknown never answers a question that names one', () => {
  const answer = ask('eight-h100-in-one-node');
  assert.ok(answer.ranking.every((place) => place.accelerator.form_factor === 'sxm'));
  assert.ok(answer.excluded.some((exclusion) => exclusion.reason === 'accelerator_unknown'));
});

test('Chinese prices stay in yuan in the catalog and in an answer asked in yuan', () => {
  const alibaba = ask('in-yuan').ranking.filter((place) => place.provider === 'alibaba');
  assert.ok(alibaba.length > 0);
  for (const place of alibaba) {
    assert.equal(place.price.currency, 'CNY');
    assert.equal(place.total.amount, place.total.list_amount);
  }
});

test('memory is told by two figures, nominal and usable, each with its source', () => {
  const explain = (offer) => JSON.parse(execFileSync(command, ['explain', offer, path('tests/golden/questions/default.json'),
    '--catalog', snapshotFile]).toString());
  const { place, sku, sources } = explain('aws/g6f.4xlarge/us-east-1/on_demand');
  assert.deepEqual([place.accelerator.memory_gb, sku.usable_mib], [12, 11444]);
  assert.match(sources[sku.usable_source].locator, /instance-types\.md$/);
  const nominal = explain('aws/g6.xlarge/us-east-1/on_demand');
  assert.deepEqual([nominal.place.accelerator.memory_gb, nominal.sku.usable_mib, nominal.sku.usable_source], [24, null, null]);
});

test('what qualifies and what is left out is every offer of the catalog', () => {
  for (const name of ['default', 'certified-in-europe', 'within-a-budget', 'nothing-answers']) {
    const { counts, excluded } = ask(name);
    assert.equal(counts.qualified + counts.excluded, counts.offers);
    assert.equal(excluded.reduce((sum, exclusion) => sum + exclusion.offers, 0), counts.excluded, name);
    assert.equal(counts.ranked + counts.unpriced + counts.untimed + counts.unstated_terms, counts.qualified, name);
  }
});

test('the command exits 2 with every fault at its place, and 64 for bad usage', () => {
  const run = (words, input = '') => spawnSync(command, [...words, '--catalog', snapshotFile], { input });
  const broken = run(['ask', '-'], '{"workload": {"accelerator": {"cuont": 8}}, "limit": -1}');
  assert.equal(broken.status, 2);
  assert.match(broken.stderr.toString(), /^\/workload\/accelerator\/cuont: .*count/m);
  assert.match(broken.stderr.toString(), /^\/limit: /m);
  assert.equal(broken.stdout.length, 0);
  assert.equal(run(['ask', '-', '--lang', 'zh-Hans'], '[').status, 2);
  assert.equal(run(['ask', '/no/such/file']).status, 2);
  for (const words of [[], ['asks', '-'], ['ask'], ['ask', '-', '--nonsense'], ['ask', '-', '--lang', 'fr'], ['pack', 'x']]) {
    assert.equal(run(words).status, 64, words.join(' '));
  }
  assert.equal(spawnSync(command, ['--help']).status, 0);
  assert.match(spawnSync(command, ['--version']).stdout.toString(), /^steelyard \d+\.\d+\.\d+\n$/);
});

test('the table for people says the same in two languages', () => {
  const file = path('tests/golden/questions/ten-rows.json');
  for (const language of ['en', 'zh-Hans']) {
    const words = ['ask', file, '--text', '--lang', language, '--catalog', snapshotFile];
    const table = execFileSync(command, words).toString();
    assert.equal(table.split('\n').filter((line) => /^ *\d+ {2}/.test(line)).length, 10, table);
    assert.doesNotMatch(table, /\b(cli|reason|warning|total)\.[a-z]/, 'every code has its sentence');
  }
});
