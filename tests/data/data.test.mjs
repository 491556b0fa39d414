// data/ keeps its own rules: documents fit their schemas, the question's schema is the engine's, scores measure vendors.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { command, path, snapshotFile } from '../support/build.mjs';

const Ajv = createRequire(path('web/package.json'))('ajv/dist/2020').default;
const read = (file) => JSON.parse(readFileSync(path(file), 'utf8'));
const providers = readdirSync(path('data/providers'));

// A document's schema has its name; those of providers share one.
const documents = [
  ...readdirSync(path('data')).filter((name) => name.endsWith('.json')).map((name) => [`data/${name}`, name]),
  ...providers.map((id) => [`data/providers/${id}/provider.json`, 'provider.json']),
  ...readdirSync(path('tests/golden/questions')).map((name) => [`tests/golden/questions/${name}`, 'question.json']),
  ...readdirSync(path('data/scenarios')).map((name) => [`data/scenarios/${name}`, name === 'default.json' ? 'question.json' : 'scenario.json']),
];

const validators = new Map();
function validator(name) {
  if (!validators.has(name)) {
    const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
    if (name !== 'question.json') ajv.addSchema(read('data/schema/question.schema.json'), 'question.schema.json');
    validators.set(name, ajv.compile(read(`data/schema/${name.replace('.json', '.schema.json')}`)));
  }
  return validators.get(name);
}

test('every JSON document fits its schema', () => {
  assert.ok(documents.length > 40);
  for (const [file, name] of documents) {
    const validate = validator(name);
    assert.ok(validate(read(file)), `${file}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  }
});

test('a schema refuses what is not in it', () => {
  assert.equal(validator('question.json')({ workload: { accelerator: { cuont: 8 } } }), false);
  assert.equal(validator('question.json')({ workload: { months: -1 } }), false);
  assert.equal(validator('provider.json')({ id: 'x' }), false);
});

test('a scenario gives a reason for each field that it sets and for no other, is of a source that is there, and has an answer', () => {
  const fields = JSON.parse(execFileSync(command, ['fields']).toString());
  const sources = new Set(read('data/sources.json').sources.map(({ id }) => id));
  const standing = read('data/scenarios/default.json');
  const at = (question, pointer) => pointer.slice(1).split('/').reduce((value, step) => value?.[step], question);
  const scenarios = documents.filter(([, name]) => name === 'scenario.json').map(([file]) => [file, read(file)]);
  assert.ok(scenarios.length >= 10);
  for (const [file, { kind, question, reasons, source }] of scenarios) {
    const set = fields.map(({ pointer }) => pointer).filter((pointer) => at(question, pointer) !== undefined);
    assert.deepEqual(reasons.flatMap(({ pointers }) => pointers).sort(), set.sort(), file);
    if (source !== undefined) assert.ok(sources.has(source), `${file}: ${source}`);
    const asked = kind === 'preference' ? { ...standing, ...question, require: { ...standing.require, ...question.require } } : question;
    const { status, stdout } = spawnSync(command, ['ask', '-', '--catalog', snapshotFile], { input: JSON.stringify({ ...asked, limit: 1 }), encoding: 'utf8' });
    assert.equal(status, 0, `${file}: ${stdout}`);
    assert.ok(JSON.parse(stdout).counts.ranked > 1, file);
  }
});

test('the schema of a question is the one that the engine prints', () => {
  assert.deepEqual(read('data/schema/question.schema.json'), JSON.parse(execFileSync(command, ['fields', '--schema']).toString()));
});

test('every field has a default or none, limits where it is a number, and values from the catalog', () => {
  const fields = JSON.parse(execFileSync(command, ['fields', '--catalog', snapshotFile]).toString());
  assert.ok(fields.length >= 20);
  for (const field of fields) {
    assert.ok('default' in field, field.pointer);
    if (field.type === 'integer' || field.type === 'number') assert.ok(field.min <= field.max, field.pointer);
    if (field.values_from) assert.ok(field.values.length > 0, field.pointer);
  }
});

// A score must measure vendors, not how hard somebody looked: a fact counts only where it is known of most of them.
test('facts that count are known for at least 70 % of the eight main vendors', () => {
  const main = ['aws', 'azure', 'gcp', 'alibaba', 'tencent', 'huawei', 'coreweave', 'oci'];
  const facts = main.map((id) => read(`data/providers/${id}/provider.json`).facts);
  for (const { id, facts: counted = [] } of read('data/criteria.json').criteria) {
    for (const fact of counted) {
      const [group, name] = fact.split('.');
      const known = facts.filter((all) => (all[group]?.[name]?.value ?? null) !== null).length;
      assert.ok(known >= 0.7 * main.length, `${id}: ${fact} is known for ${known} of ${main.length}`);
    }
  }
});

test('no figure comes from a source that nobody read', () => {
  for (const { id, title, publisher, locator } of read('data/sources.json').sources) {
    assert.doesNotMatch(`${title} ${publisher} ${locator}`, /common knowledge|general knowledge/i, id);
  }
});

test('pack accounts for every row: each gives a price or stays as evidence', () => {
  const report = execFileSync(command, ['pack', path('data'), '-o', path('build/test/packed.bin')]).toString();
  const rows = report.split('\n').map((line) => line.trim().split(/\s+/)).filter((cells) => cells.length === 8 && /^\d+$/.test(cells[1]));
  const read = Object.fromEntries(rows.map(([id, ...numbers]) => [id, numbers.map(Number)]));
  for (const id of providers) {
    const file = path(`data/providers/${id}/offers.csv`);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length - 1 : 0;
    const [taken, priced, evidence] = read[id];
    assert.equal(taken, lines, id);
    assert.equal(priced + evidence, taken, id);
  }
  assert.ok(read.all[0] > 10_000);
});

test('claims are judged as JSON unless a table is asked for, and told whole in both languages', () => {
  const claims = (...options) => execFileSync(command, ['claims', path('data'), ...options]).toString();
  const judged = JSON.parse(claims());
  assert.deepEqual(judged.map(({ id }) => id), read('data/claims.json').claims.map(({ id }) => id));
  assert.deepEqual(JSON.parse(claims('--json')), judged);
  for (const language of ['en', 'zh-Hans']) {
    const text = claims('--text', '--lang', language);
    const statement = language === 'en' ? 'statement' : 'statement_zh';
    for (const claim of judged) assert.ok(text.includes(claim[statement]), claim.id);
    assert.doesNotMatch(text, /\b(finding|verdict|cli|relation|property)\.\w|\{\w+\}/);
  }
});

test('every model of data/ can be asked about by name, and what is wrong with a job is told whole', () => {
  const job = path('build/test/job.json');
  const ask = (name, document) => {
    mkdirSync(path('build/test'), { recursive: true });
    writeFileSync(job, JSON.stringify(document));
    return spawnSync(command, [name, job, path('data'), '--catalog', snapshotFile], { encoding: 'utf8' });
  };
  const accelerator = 'nvidia-h100-sxm5-80';
  for (const { id, parameters } of read('data/models.json').models) {
    const fit = JSON.parse(ask('fit', { model: id, accelerator, precision: 'fp8' }).stdout);
    assert.equal(fit.verdict, parameters <= 72e9 ? 'fits' : 'does_not_fit', id);
    const estimate = JSON.parse(ask('estimate', { model: id, accelerator, count: 16, prompt_tokens: 500, output_tokens: 200 }).stdout);
    assert.ok(estimate.slow.tokens_per_s < estimate.fast.tokens_per_s, id);
  }
  const wrong = ask('estimate', { model: 'llama-3.1-70', accelerator, prompt_tokens: 0, latency_s: 0 });
  assert.equal(wrong.status, 2);
  assert.deepEqual(wrong.stderr.trim().split('\n').map((line) => line.split(':')[0]), ['/model', '/prompt_tokens', '/latency_s', '/']);
});
