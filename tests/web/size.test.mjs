// What a person downloads before the first answer keeps to its budgets, on the built site.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';

test('module, snapshot, page and styles are within their budgets', () => {
  const script = resolve(import.meta.dirname, '../../web/size.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...(process.env.STEELYARD_SITE ? [process.env.STEELYARD_SITE] : [])], { encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
});
