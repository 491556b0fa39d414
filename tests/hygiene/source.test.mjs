// What no compiler checks about the sources: each rule is a property that the design counts on.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { path } from '../support/build.mjs';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: path('.') })
  .toString().split('\0').filter(Boolean);
const read = (file) => readFileSync(path(file), 'utf8');
const isCpp = (file) => /\.(h|cpp|def|in)$/.test(file);
const engine = files.filter((file) => file.startsWith('engine/') && isCpp(file));
const rooms = engine.filter((file) => !/^engine\/(cli|pack|bench)\//.test(file));
assert.ok(rooms.length > 20);

const withoutComments = (text) => text.replace(/\/\*.*?\*\//gs, '').replace(/\/\/.*$/gm, '');
const withoutStrings = (text) => text.replace(/"(?:\\.|[^"\\\n])*"/g, '""').replace(/'(?:\\.|[^'\\\n])+'/g, "''");

// "file:line: text" of each line of the files that matches.
function findings(among, pattern, prepare = (text) => text) {
  return among.flatMap((file) =>
    prepare(read(file)).split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])));
}
const code = (text) => withoutStrings(withoutComments(text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))));
const none = (list) => assert.deepEqual(list, []);

test('C++ sources are ASCII', () => none(findings(files.filter((file) => isCpp(file) && !file.startsWith('tests/')), /[^\x00-\x7f]/)));

test('the rooms have no streams: they cost a quarter of the module and can fail', () =>
  none(findings(rooms, /#include <(iostream|fstream|sstream|ostream|istream|iomanip|syncstream|print)>/)));

test('the rooms throw nothing, print nothing, end nothing', () =>
  none(findings(rooms, /\b(throw|try|catch|printf|fprintf|puts|fputs|putchar|fwrite|fopen|abort|exit|terminate|assert)\b/, code)));

test('the rooms know no clock, no environment, no locale and no chance', () =>
  none(findings(rooms, /\b(\w+_clock|time|clock|getenv|setlocale|locale|rand|srand|random_device|mt19937)\b\s*[({:]/, code)));

test('no mathematics library but sqrt: its last bits differ between machines', () => {
  const names = 'pow|exp|exp2|expm1|log|log2|log10|log1p|cbrt|hypot|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|fma|tgamma|lgamma|erf';
  none(findings(rooms, new RegExp(`\\b(?:std::)?(?:${names})[fl]?\\(`), code));
});

test('the lengths of months and years are written down once', () => {
  const withoutSeparators = (text) => code(text.replace(/(?<=\d)'(?=\d)/g, ''));
  const elsewhere = engine.filter((file) => file !== 'engine/base/month.h');
  none(findings(elsewhere, /\b(672|696|720|730|744|8760|26280)(\.0*)?\b/, withoutSeparators));
});

// Two of one name in one namespace compile, and templates of the one are then linked for the other: no compiler says so.
test('no two types of the namespace share a name', () => {
  const places = new Map();
  for (const file of engine) {
    const shared = read(file).replace(/^namespace \{$.*?^\}  \/\/ namespace$/gms, '');
    for (const [, name] of shared.matchAll(/^(?:struct|class|enum class) (\w+)(?: : [^{]*)? \{/gm)) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  assert.ok(places.size > 100);
  none([...places].filter(([, at]) => at.length > 1).map(([name, at]) => `${name}: ${at.join(', ')}`));
});

test('a header says what it is, first', () => {
  const headers = files.filter((file) => /^(engine|tests)\/.*\.h$/.test(file));
  none(headers.filter((file) => !read(file).startsWith(`// ${basename(file)} -- `)));
  none(headers.filter((file) => !/^#pragma once$/m.test(read(file))));
});

test('a source file can be read at a sitting', () => {
  const sources = files.filter((file) => /^(engine|wasm|web)\/.*\.(h|cpp|ts|mjs)$/.test(file));
  none(sources.filter((file) => read(file).split('\n').length > 300));
});

const binary = /\.(png|ico|bin|woff2)$|^LICENSE$|package-lock\.json$/;

test('no file knows the machine it was written on', () =>
  none(findings(files.filter((file) => !binary.test(file)), new RegExp(`(^|[^\\w.])/(${['wo' + 'rk', 'ho' + 'me'].join('|')})/`))));

test('nothing is left for later', () => {
  const words = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|')})\\b`);
  none(findings(files.filter((file) => !binary.test(file)), words));
});

test('lock files name no registry, and hold every package to its content', () => {
  for (const file of files.filter((name) => name.endsWith('package-lock.json'))) {
    const packages = Object.entries(JSON.parse(read(file)).packages).filter(([name]) => name !== '');
    none(packages.filter(([, entry]) => 'resolved' in entry).map(([name]) => name));
    none(packages.filter(([, entry]) => !entry.integrity).map(([name]) => name));
  }
});

test('text files end their lines plainly', () => {
  const text = files.filter((file) => /\.(h|cpp|def|in|txt|cmake|json|mjs|ts|css|html|md|csv)$/.test(file));
  none(text.filter((file) => read(file).includes('\r')));
  none(text.filter((file) => !read(file).endsWith('\n')));
  none(findings(text.filter((file) => !/\.(md|csv)$/.test(file)), /[ \t]$/));
});
