// The import module: the surface that its declarations say, the counts that the command prints, and a catalog that the
// engine's own module opens.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, instantiate, instantiateImport, path, snapshotFile } from '../support/build.mjs';

const snapshot = readFileSync(snapshotFile);
const request = (words) => JSON.stringify({ provider: '', currency: '', as_of: '', ...words });
const skypilot = request({ format: 'skypilot', provider: 'lambda', currency: 'USD', as_of: '2026-11-20' });

// One file through a new instance, in chunks of so many bytes.
async function run(words, name, bytes, size = bytes.length || 1) {
  const { FileImport } = await instantiateImport();
  const reading = new FileImport();
  const refused = reading.open(snapshot, words);
  if (refused !== '') return { errors: JSON.parse(refused).errors };
  reading.begin(name);
  for (let at = 0; at < bytes.length; at += size) if (!reading.feed(bytes.subarray(at, at + size))) break;
  reading.end();
  const result = reading.finish();
  reading.delete();
  return { ...JSON.parse(result.document), snapshot: result.snapshot };
}

test('FileImport has the declared methods, and no others', async () => {
  const { FileImport } = await instantiateImport();
  const declarations = readFileSync(path('wasm/steelyard_import.d.ts'), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const body = declarations.match(/class FileImport \{([^}]*)\}/)[1];
  const declared = [...body.matchAll(/^\s*(\w+)\(/gm)].map(([, name]) => name);
  const ofEveryClass = ['constructor', 'clone', 'deleteLater', 'isAliasOf', 'isDeleted'];
  const own = Object.getOwnPropertyNames(FileImport.prototype);
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(FileImport.prototype));
  const there = new Set([...own, ...inherited].filter((name) => !ofEveryClass.includes(name)));
  assert.deepEqual([...there].sort(), declared.filter((name) => name !== 'constructor').sort());
});

test('the module counts what the command counts, in chunks of any size', async () => {
  const file = path('tests/import/skypilot/lambda.csv');
  const folder = mkdtempSync(join(tmpdir(), 'steelyard-'));
  const output = execFileSync(command, ['import', 'skypilot', file, '--provider', 'lambda', '--currency', 'USD', '--as-of',
    '2026-11-20', '-o', join(folder, 'out'), '--catalog', snapshotFile]).toString();
  rmSync(folder, { recursive: true });
  const [rows, kept, offers] = output.trim().split('\n').at(-1).match(/\d+/g).map(Number);
  for (const size of [undefined, 1, 7]) {
    const outcome = await run(skypilot, 'lambda.csv', readFileSync(file), size);
    assert.deepEqual([outcome.rows, outcome.kept, outcome.offers], [rows, kept, offers]);
  }
});

test('the merged catalog opens, and answers with the file’s prices beside the others', async () => {
  const csv = 'InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n'
    + 'mine,128,1000,H100-80GB,8,,1.50,,us-east-1,\n';
  const outcome = await run(skypilot, 'mine.csv', Buffer.from(csv));
  const { Session } = await instantiate();
  const session = new Session();
  const before = JSON.parse(session.open(snapshot)).catalog.offers;
  assert.equal(JSON.parse(session.open(outcome.snapshot)).catalog.offers, before + 1);
  const { ranking } = JSON.parse(session.ask('{"weights": {"cost": 1}, "limit": 1, "workload": {"accelerator": {"count": 8, '
    + '"per_node": 8, "models": ["nvidia-h100-sxm5-80"]}}}').document);
  assert.equal(ranking[0].sku, 'mine');
  assert.ok(ranking[0].marks.includes('imported'));
});

// An L4 of 24 GB that shows 22,888 MiB.
test('a card whose machine shows less than its nominal memory answers a question for the nominal', async () => {
  const csv = 'InstanceType,AcceleratorName,AcceleratorCount,GpuInfo,Price,Region\n'
    + 'mine,L4,1,{\'MemoryInfo\': {\'SizeInMiB\': 22888}},0.01,us-east-1\n';
  const outcome = await run(skypilot, 'mine.csv', Buffer.from(csv));
  const { Session } = await instantiate('steelyard_whole');
  const session = new Session();
  session.open(outcome.snapshot);
  const { ranking } = JSON.parse(session.ask('{"weights": {"cost": 1}, "limit": 1, "workload": {"accelerator": '
    + '{"memory_gb_min": 24, "models": ["nvidia-l4-pcie-24"]}}}').document);
  assert.equal(ranking[0].sku, 'mine');
  assert.equal(ranking[0].accelerator.memory_gb, 24);
  const { sku } = JSON.parse(session.explain(ranking[0].offer));
  assert.deepEqual([sku.usable_mib, sku.usable_source], [22888, 'import-skypilot-lambda-2026-11-20']);
});

test('what is no such file, or asked for wrongly, is refused with its place', async () => {
  const code = ({ errors }) => errors[0].code;
  assert.equal(code(await run(skypilot, 'x.csv', Buffer.from('\ufeffa,b\n', 'utf16le'))), 'utf16');
  assert.equal(code(await run(skypilot, 'x.csv', new Uint8Array())), 'empty_file');
  assert.equal((await run(skypilot, 'x.csv', Buffer.from('a,b\n1,2\n'))).errors[0].where.startsWith('x.csv'), true);
  assert.equal(code(await run(request({ format: 'skypilot' }), 'x.csv', Buffer.from(''))), 'needs_option');
  assert.equal(code(await run('{"format": "skypilots", "provider": "", "currency": "", "as_of": ""}', 'x.csv', Buffer.from(''))), 'unknown_value');
  assert.equal(code(await run('{', 'x.csv', Buffer.from(''))), 'not_json');
});

test('JSON beyond what the module holds is refused, not tried', async () => {
  const { FileImport } = await instantiateImport();
  const reading = new FileImport();
  reading.open(snapshot, request({ format: 'azure', as_of: '2026-11-20' }));
  reading.begin('large.json');
  const chunk = new Uint8Array(1 << 20).fill(0x20);
  let fed = 0;
  while (fed < 80 && reading.feed(chunk)) fed += 1;
  assert.ok(fed <= 64, `${fed} MB were taken`);
  reading.end();
  assert.equal(JSON.parse(reading.finish().document).errors[0].code, 'too_large');
});
