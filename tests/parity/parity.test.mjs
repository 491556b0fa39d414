// The same everywhere: the command and the module answer every golden question with the same bytes, whatever the
// machine's language and time zone, and however the command was optimized.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { command, openSession, path, snapshotFile } from '../support/build.mjs';

const folder = path('tests/golden/questions');
const questions = readdirSync(folder).filter((name) => name.endsWith('.json'));
assert.ok(questions.length > 0, `${folder} holds questions`);

function run(program, words, environment = {}) {
  const output = execFileSync(program, [...words, '--catalog', snapshotFile], {
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 28,
  });
  return output.toString();
}

const { session: first } = await openSession();
const { session: whole } = await openSession('steelyard_whole');

for (const name of questions) {
  const file = `${folder}/${name}`;
  const text = readFileSync(file, 'utf8');
  const further = (JSON.parse(text).want ?? []).some((part) => !['bill', 'columns'].includes(part));
  const session = further ? whole : first;

  test(`${name}: the module of the first answer says the same, or that it cannot`, () => {
    const { document } = first.ask(text);
    if (further) assert.deepEqual(JSON.parse(document).errors.map(({ code }) => code), ['part_not_here']);
    else assert.equal(document, whole.ask(text).document);
  });

  test(`${name}: command and module answer alike`, () => {
    assert.equal(run(command, ['ask', file]), `${session.ask(text).document}\n`);
  });

  test(`${name}: language and time zone change nothing`, () => {
    const expected = `${session.ask(text).document}\n`;
    assert.equal(run(command, ['ask', file], { LC_ALL: 'de_DE.UTF-8', TZ: 'Asia/Shanghai' }), expected);
    assert.equal(run(command, ['ask', file], { LC_ALL: 'C', TZ: 'Pacific/Kiritimati' }), expected);
  });

  test(`${name}: command and module explain alike`, () => {
    const { ranking } = JSON.parse(whole.ask(text).document);
    for (const { offer } of [...ranking.slice(0, 2), ...ranking.slice(-1)]) {
      assert.equal(run(command, ['explain', offer, file]), `${whole.explain(offer)}\n`);
    }
  });

  test(`${name}: command and module doubt alike`, () => {
    whole.ask(text);
    assert.equal(run(command, ['ask', '--doubt', file]), `${whole.doubt('')}\n`);
  });

  test(`${name}: the sanitized build answers alike`, () => {
    assert.equal(run(path('build/dev/steelyard'), ['ask', file]), `${session.ask(text).document}\n`);
  });
}
