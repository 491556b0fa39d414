// tally.mjs -- adds up what the test runners counted: node tally.mjs {NAME FORMAT COUNTS STATUS}...
//
// A runner that failed without counting a failure (it crashed), or that counted nothing at all, is one failure: silence
// is never success. Prints a line per runner, and ends on "N passed, N failed".

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

// Each takes the path that the runner wrote and its exit status.
const readers = {
  gtest(folder) {
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const file of readdirSync(folder)) {
      for (const test of json(join(folder, file)).testsuites.flatMap((suite) => suite.testsuite)) {
        if (test.failures) total.failed += 1;
        else if (test.result === 'COMPLETED') total.passed += 1;
        else total.skipped += 1;
      }
    }
    return total;
  },
  tap(file) {
    const text = readFileSync(file, 'utf8');
    const count = (name) => Number(text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
    return { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') + count('todo') };
  },
  playwright(file) {
    const { stats } = json(file);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  },
  status(_, status) {
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  },
};

function count(format, path, status) {
  if (format !== 'status' && !existsSync(path)) return { passed: 0, failed: 1, skipped: 0, note: 'did not run' };
  const result = readers[format](path, status);
  if (status !== 0 && result.failed === 0) return { ...result, failed: 1, note: `stopped with status ${status}` };
  if (result.passed + result.failed === 0) return { ...result, failed: 1, note: 'no tests' };
  return result;
}

const total = { passed: 0, failed: 0 };
console.log(`\n${'runner'.padEnd(16)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}`);
const words = process.argv.slice(2);
for (let i = 0; i < words.length; i += 4) {
  const [name, format, path, status] = words.slice(i, i + 4);
  const { passed, failed, skipped, note = '' } = count(format, path, Number(status));
  const columns = String(passed).padStart(8) + String(failed).padStart(8) + String(skipped).padStart(9);
  console.log(`${name.padEnd(16)}${columns}  ${note}`.trimEnd());
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
