// The module reads numbers with functions of its own (wasm/number_text.cpp): the same doubles as the C library's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSession } from '../support/build.mjs';

const { session } = await openSession();
const ask = (question) => JSON.parse(session.ask(question).document);
const weighed = (text) => ask(`{"limit": 0, "want": [], "weights": {"performance": ${text}, "cost": 3}}`);
/** The share of this weight beside one of 3, as the engine computes it from the double. */
const share = (text) => Number(text) / (Number(text) + 3);

/** Digits of a fixed sequence, so that a failure can be repeated. */
let seed = 12345;
const below = (limit) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return (seed >>> 8) % limit;
};
const digits = (count) => Array.from({ length: count }, () => below(10)).join('').replace(/^0+(?=\d)/, '');

test('a decimal becomes the double next to it, like everywhere else', () => {
  for (let i = 0; i < 3000; ++i) {
    const text = [
      () => `${digits(1 + below(9))}`,
      () => `0.${digits(1 + below(25))}1`,
      () => `${digits(1 + below(9))}.${digits(1 + below(20))}`,
      () => `${digits(1)}.${digits(17)}e-${below(12)}`,
      () => `0.${'0'.repeat(below(8))}${digits(20)}1`,
    ][i % 5]();
    assert.equal(weighed(text).question?.weights.performance, share(text), text);
  }
});

test('the hard cases of rounding: halves between two doubles, with and without a digit more', () => {
  for (const text of ['9007199254740993e-10', '9007199254740992.5e-9', '0.500000000000000055511151231257827021181583404541015625',
    '0.500000000000000166533453693773481063544750213623046875', '0.5000000000000001665334536937734810635447502136230468750001',
    '1.00000000000000011102230246251565404236316680908203125', '3.518437208883201171875e-2', '5e-1', '0.0', '100E-2']) {
    assert.equal(weighed(text).question?.weights.performance, share(text), text);
  }
  assert.equal(weighed('1e400').errors[0].code, 'not_json', 'beyond any double');
  assert.equal(weighed('1e300').errors[0].code, 'out_of_range');
});

test('a control character that is no JSON is named by its code', () => {
  assert.match(JSON.stringify(ask('{"limit": "\u0001"}')), /not_json.*<U\+0001>/);
});
