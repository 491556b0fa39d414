// What the page loads of data/ beside the engine's documents: nothing in it is without a source that is there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { compile } from '../../web/dossier.mjs';

const data = resolve(import.meta.dirname, '../../data');
const dossier = compile(data);

test('every provider is there, with the facts that are known of it and no other', () => {
  assert.deepEqual(Object.keys(dossier.providers).sort(), readdirSync(resolve(data, 'providers')).sort());
  const asked = new Set(dossier.facts);
  for (const [id, facts] of Object.entries(dossier.providers)) {
    for (const [fact, { value }] of Object.entries(facts)) assert.ok(value !== null && asked.has(fact), `${id} ${fact}`);
  }
  assert.equal(dossier.providers.gcp['service.trial_credit'].value, 300);
  assert.equal(dossier.providers.gcp['service.trial_credit'].unit, 'USD');
});

test('every source that is named is told, and none that is not', () => {
  const named = new Set(JSON.stringify({ ...dossier, sources: {} }).match(/(?<="source":")[^"]+/g));
  assert.deepEqual([...named].filter((id) => !dossier.sources[id]), []);
  assert.deepEqual(Object.keys(dossier.sources).filter((id) => !named.has(id)), []);
});

test('rows of the table of accelerators keep their columns, also where a cell has a comma', () => {
  const lines = readFileSync(resolve(data, 'accelerators.csv'), 'utf8').trimEnd().split('\n');
  assert.equal(Object.keys(dossier.accelerators).length, lines.length - 1);
  for (const [id, { source }] of Object.entries(dossier.accelerators)) assert.ok(dossier.sources[source], `${id}: ${source}`);
  assert.equal(dossier.accelerators['nvidia-h100-sxm5-80'].link_gb_per_s, 900);
});
