// What the command prints for people: every table, in both languages, without a sentence missing, and with the figures of
// the document that it is a table of.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, snapshotFile } from '../support/build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steelyard-text-'));
const file = (name, document) => {
  writeFileSync(join(folder, name), JSON.stringify(document));
  return join(folder, name);
};
const run = (...words) => execFileSync(command, words, { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, STEELYARD_CATALOG: snapshotFile } });

const rental = file('rental.json', { workload: { accelerator: { models: ['nvidia-h100-sxm5-80'], count: 8, per_node: 8 }, hours_per_month: 200,
  utilization: 0.5, storage_iops: 5000, starts_per_month: 3 }, money: { tax_rate: 0.19, trial_credit: true } });
const job = file('job.json', { workload: { accelerator: { count: 8 }, benchmark: 'mlperf-training/resnet', runs: 1 } });
const matrix = file('matrix.json', { method: 'wsm', matrix: [[25, 20], [10, 30], [30, 10]], directions: ['benefit', 'benefit'], weights: [0.6, 0.4],
  alternatives: ['a', 'b', 'c'], criteria: ['speed', 'care'], params: { normalization: 'minmax' } });
const [p5, p4] = ['aws/p5.48xlarge/us-east-1/on_demand', 'aws/p4d.24xlarge/us-east-1/on_demand'];

/** Each table: its words, and what of its document a person must find in it. */
const tables = [
  [['ask', rental], ({ ranking }) => [ranking[0].offer, ranking[0].total.amount]],
  [['ask', '--doubt', rental], ({ first, winners }) => [first, ...winners.map(({ offer }) => offer)]],
  [['bill', p5, rental], ({ total, per }) => [total.amount, per.useful_accelerator_hour]],
  [['breakeven', p5, p4, rental], ({ against }) => [against[0].offer]],
  [['pool', p5, '8', p4, '8', job], ({ pool, members }) => [pool.amount, ...members.map(({ total }) => total.amount)]],
  [['rank', matrix], () => ['speed', 'care', 'a', 'b', 'c']],
];

for (const [words, figures] of tables) {
  test(`${words[0]} ${words.length > 2 ? words[1] : ''}`, () => {
    const document = JSON.parse(run(...words));
    for (const language of ['en', 'zh-Hans']) {
      const text = run(...words, '--text', '--lang', language);
      // A sentence that is not there is printed as its key; a place that nobody filled stays in braces.
      assert.doesNotMatch(text, /\b(cli|item|unit|state|total|option|criterion|per|pays|warning|reason)\.[a-z_]+\b|\{\w+\}/, language);
      for (const figure of figures(document)) assert.ok(text.includes(figure), `${language}: ${figure}`);
    }
    assert.notEqual(run(...words, '--text'), run(...words, '--text', '--lang', 'zh-Hans'));
  });
}

test('a pool says what is wrong with a count, and where', () => {
  assert.throws(() => run('pool', p5, '0', job), ({ stderr, status }) => status === 2 && stderr.includes(p5));
  assert.throws(() => run('pool', p5, '8', job, '--loss', '1'), ({ stderr }) => stderr.includes('--loss'));
});

