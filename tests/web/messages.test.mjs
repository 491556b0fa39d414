// The sentences: both languages have the same, with the same places; each that code can ask for is there, and none that
// nothing asks for. Closed vocabularies are read where they are kept, so that a new member without a sentence fails here.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { isLater } from '../../web/messages.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const data = (path) => JSON.parse(read(path));
const messages = { en: data('data/messages/en.json'), 'zh-Hans': data('data/messages/zh-Hans.json') };
const keys = Object.keys(messages.en);
const places = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const files = (folder, ending) => readdirSync(join(root, folder), { recursive: true })
  .filter((name) => ending.test(name)).map((name) => join(folder, name));
const sources = [...files('web/src', /\.ts$/), 'web/index.html', ...files('engine/cli', /\.(cpp|h)$/)].map(read).join('\n');

/** Members of STEELYARD_…(name)  // parameters */
const listed = (path) => new Map([...read(path).matchAll(/^STEELYARD_\w+\((\w+)\)(?:\s*\/\/ (.*))?$/gm)].map(([, name, note]) => [name, note ?? '']));
/** Members of the array kName of a header. */
function vocabulary(path, name) {
  const [, body] = read(path).match(new RegExp(`string_view ${name}\\[\\] =\\s*\\{([^}]*)\\}`)) ?? assert.fail(`${path} has no ${name}`);
  return [...body.matchAll(/"([^"]*)"/g)].map(([, member]) => member).filter((member) => member !== '');
}
const column = (path, name) => {
  const [head, ...lines] = read(path).trim().split('\n').map((line) => line.split(','));
  return lines.map((cells) => cells[head.indexOf(name)]).filter(Boolean);
};
/** Members of an array of a script: `export const units = ['total', …]`. */
const array = (path, name) => [...read(path).match(new RegExp(`const ${name} = \\[([^\\]]*)\\]`))[1].matchAll(/'(\w+)'/g)].map(([, member]) => member);
const words = 'engine/catalog/vocabulary.h';
const fieldList = [...read('engine/question/fields.cpp').matchAll(/^ {4}\{"(\/[\w/]+)"[^{}]*?(?:"(\w+)")?\},$/gm)];

// Fields that hold a number for each of several whole numbers.
const tables = [...read('engine/question/fields.cpp').matchAll(/\{"\/[\w/]*\/(\w+)", &Question::(?:profile|storage_days|support_tiers)\b/g)].map(([, name]) => name);

const families = {
  fault: [...listed('engine/base/codes.def').keys()],
  // A sentence that names what may be meant has another beside it, for when nothing is near.
  nearless: keys.filter((key) => places(messages.en[key]).includes('{nearest}')).map((key) => `${key}.none_near`),
  reason: [...listed('engine/select/reasons.def').keys()],
  'import.refused': [...listed('engine/import/refusals.def').keys()],
  'import.note': [...listed('engine/import/notes.def').keys()],
  warning: [...listed('engine/answer/warnings.def').keys()],
  finding: [...listed('engine/claims/findings.def').keys()],
  verdict: vocabulary('engine/claims/verdict.h', 'kVerdicts'),
  relation: vocabulary('engine/claims/relation.h', 'kRelations'),
  property: vocabulary('engine/claims/check_sku.cpp', 'kProperties'),
  quantifier: vocabulary('engine/claims/check_sku.cpp', 'kQuantifiers'),
  tariff: vocabulary(words, 'kTariffKinds'),
  field: fieldList.map(([, pointer]) => pointer.slice(1).replaceAll('/', '.')).filter((name) => !['weights', 'limit', 'want'].includes(name)),
  option: vocabulary(words, 'kPurchaseOptions'),
  term: vocabulary(words, 'kTerms'),
  payment: vocabulary(words, 'kPayments'),
  month: vocabulary('engine/base/month.h', 'kMonthConventions'),
  'page.key': ['provider', ...tables],
  link: vocabulary(words, 'kLinks').filter((name) => name !== 'unknown'),
  fabric: vocabulary(words, 'kFabrics').filter((name) => name !== 'unknown'),
  basis: vocabulary(words, 'kPriceBases'),
  price_state: vocabulary(words, 'kPriceStates'),
  source_kind: vocabulary(words, 'kSourceKinds'),
  fact_state: ['unknown', 'no', 'yes'],
  figure: [...read('engine/report/coverage.cpp').matchAll(/^ {4}\{"(\w+)",/gm)].map(([, name]) => name),
  item: vocabulary('engine/price/item.h', 'kItems'),
  state: vocabulary('engine/price/charge.h', 'kLineStates'),
  total: vocabulary('engine/price/totals.h', 'kTotalStates'),
  evidence: vocabulary('engine/perform/perform.h', 'kSpeedEvidence'),
  mark: data('data/marks.json').marks.map(({ id }) => id),
  criterion: data('data/criteria.json').criteria.map(({ id }) => id),
  fact: data('data/facts.json').facts.map(({ id }) => id),
  fact_group: [...new Set(data('data/facts.json').facts.map(({ id }) => id.split('.')[0]))],
  'page.view': array('web/src/elements/tabs.ts', 'views'),
  continent: ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'],
  relax: [...read('web/src/state/requirements.ts').matchAll(/pointer: '[\w/]*\/(\w+)'/g)].map(([, step]) => step),
  unit: [...new Set([...fieldList.map(([, , unit]) => unit), ...read('engine/price/bill.h').match(/\/\/ "node_hour"[^;]*/)[0].match(/\w+(?=")/g),
    'runs_per_hour', 'dense_16_bit_tflops', 'percent'])].filter((unit) => unit && !['currency', 'rows'].includes(unit)),
  type: ['null', 'boolean', 'number', 'integer', 'string', 'text', 'array', 'list', 'object'],
  confidence: vocabulary(words, 'kConfidences'),
  'page.import': ['stopped', 'trapped'],
  'page.import.format': vocabulary('engine/import/format.h', 'kFormats'),
  'page.total': ['estimate', 'at_least'],
  pays: vocabulary('engine/price/break_even.h', 'kPays'),
  per: ['month', 'accelerator_hour', 'useful_accelerator_hour', 'run'],
  scenario_kind: data('data/schema/scenario.schema.json').properties.kind.enum,
  article: [...new Set(data('data/claims.json').claims.map(({ article }) => article))],
  checklist: [...read('web/src/takeaway/checklist.ts').matchAll(/\bitem\('(\w+)'/g)].map(([, item]) => item),
  export: [...read('web/src/takeaway/columns.ts').matchAll(/\bcolumn\('(\w+)'/g)].map(([, column]) => column),
  'export.total_state': vocabulary('engine/price/totals.h', 'kTotalStates'),
  claims: ['any', 'market', 'method'].map((vendor) => `vendor.${vendor}`),
  takeaway: ['print', 'csv', 'json', 'markdown'].flatMap((way) => [way, `${way}.what`]),
  'page.table.unit': array('web/src/table/arrange.ts', 'units'),
  'page.table.group': array('web/src/table/arrange.ts', 'groups'),
  'page.column': array('web/src/table/arrange.ts', 'extraColumns'),
  'page.theme': ['system', 'light', 'dark'],
  'page.group': ['workload', 'money', 'require', 'answer'],
  'page.more': ['workload', 'money', 'require'],
  'page.failed': ['no_webassembly', 'not_loaded', 'not_started', 'catalog_refused'],
  'page.link': ['version', 'too_long', 'unreadable', 'unknown_field'],
};
const joint = (family) => (family === 'page.link' ? '_' : '.');
const expected = new Set(Object.entries(families).flatMap(([family, members]) => members.map((member) => (family === 'nearless' ? member : `${family}${joint(family)}${member}`))));

test('both languages have the same sentences', () => {
  assert.deepEqual(Object.keys(messages['zh-Hans']).sort(), [...keys].sort());
});

test('both languages have the same places in each sentence', () => {
  for (const key of keys) assert.deepEqual(places(messages['zh-Hans'][key] ?? ''), places(messages.en[key]), key);
});

test('keys are flat and sorted, sentences are text and not empty', () => {
  for (const [language, sentences] of Object.entries(messages)) {
    assert.deepEqual(Object.keys(sentences), [...keys].sort(), language);
    for (const [key, text] of Object.entries(sentences)) assert.ok(typeof text === 'string' && text.trim() !== '', `${language} ${key}`);
  }
});

test('each member of a vocabulary has its sentence', () => {
  assert.deepEqual([...expected].filter((key) => !(key in messages.en)), []);
});

test('each sentence that code names is there', () => {
  const named = [...sources.matchAll(/['"{:]((?:page|cli|takeaway|checklist|compare|claims|chart|export)\.[\w.]*\w|total\.unknown)['"}]/g)].map(([, key]) => key);
  const plurals = (key) => `${key}.one` in messages.en && `${key}.other` in messages.en;
  assert.ok(named.length > 50);
  assert.deepEqual(named.filter((key) => !(key in messages.en) && !plurals(key)), []);
});

test('nothing is there that nobody says', () => {
  const said = (key) => ["'", '"', '}'].some((end) => sources.includes(`${key.replace(/\.(one|other)$/, '')}${end}`));
  assert.deepEqual(keys.filter((key) => !expected.has(key) && !said(key)), []);
});

test('the engine names every place in the sentence of a code', () => {
  for (const [family, path] of [['fault', 'engine/base/codes.def'], ['warning', 'engine/answer/warnings.def'], ['finding', 'engine/claims/findings.def'],
    ['import.refused', 'engine/import/refusals.def']]) {
    for (const [name, note] of listed(path)) {
      for (const place of places(messages.en[`${family}.${name}`])) {
        assert.match(note, new RegExp(`\\b${place.slice(1, -1)}\\b`), `${family}.${name} says ${place}, which ${path} does not list`);
      }
    }
  }
});

test('Chinese sentences have full-width punctuation, and a space between Chinese and Latin text', () => {
  for (const [key, text] of Object.entries(messages['zh-Hans'])) {
    assert.doesNotMatch(text, /[\u4e00-\u9fff][,;:()!?]|[,;:()!?][\u4e00-\u9fff]/, key);
    assert.doesNotMatch(text, /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/, key);
  }
});

test('what the first answer shows says nothing that comes later', () => {
  const reached = new Set(['web/src/page/main.ts']);
  for (const file of reached) {
    for (const [, from] of read(file).matchAll(/^import (?!type )(?:[^'\n]* from )?'(\.[^'?]*)';$/gm)) {
      const path = join(file, '..', from);
      if (!/\.(json|css|svg)$/.test(path)) reached.add(path.endsWith('.ts') ? path : `${path}.ts`);
    }
  }
  assert.ok(reached.size > 30);
  const first = [...reached].map(read).join('\n');
  const named = [...first.matchAll(/['"`]([a-z_]+\.[\w.]*)(?=['"`$]|\$\{)/g)].map(([, key]) => key);
  assert.deepEqual(named.filter((key) => isLater(key)), []);
});
