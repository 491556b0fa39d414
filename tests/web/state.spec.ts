// The state without a page: a question is never changed in place, a link says a question and back, a beam stays 100 %.
import type { Field, Question } from '../../web/src/engine/documents';
import { fromFragment, toFragment } from '../../web/src/state/link';
import { read, within, write } from '../../web/src/state/question';
import { relaxationOf } from '../../web/src/state/requirements';
import { moveDivider, position, setWeight, toBeam, toWeights } from '../../web/src/state/weights';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../../web/node_modules/@playwright/test';

const fields: Field[] = [
  { pointer: '/workload/accelerator/models', type: 'list', values: ['a/1', 'b,2', 'c;3'] },
  { pointer: '/workload/months', type: 'number' },
  { pointer: '/require/bare_metal', type: 'boolean' },
  { pointer: '/weights', type: 'weights', values: ['performance', 'cost'] },
  { pointer: '/money/discounts', type: 'of_providers', values: ['aws', 'azure'] },
  { pointer: '/currency', type: 'text', values: ['USD'] },
];

test.describe('a question', () => {
  const question: Question = { workload: { months: 3, accelerator: { models: ['x', 'y'] } }, currency: 'USD' };

  test('is replaced, not changed', () => {
    const before = JSON.stringify(question);
    expect(write(question, '/workload/months', 4)).toEqual({ ...question, workload: { months: 4, accelerator: { models: ['x', 'y'] } } });
    expect(JSON.stringify(question)).toBe(before);
  });

  test('keeps the order of its members, so that equal questions have equal text', () => {
    const there = write(write(question, '/workload/months', 4), '/workload/months', 3);
    expect(JSON.stringify(there)).toBe(JSON.stringify(question));
  });

  test('loses objects that a removal leaves empty', () => {
    expect(write({ workload: { months: 3 } }, '/workload/months', undefined)).toEqual({});
    expect(write(question, '/workload/accelerator/models/0', undefined)).toEqual({ workload: { months: 3, accelerator: { models: ['y'] } }, currency: 'USD' });
  });

  test('reads only its own members', () => {
    expect(read(question, '/workload/accelerator/models/1')).toBe('y');
    expect(read(question, '/constructor')).toBeUndefined();
    expect(read(question, '/workload/months/x')).toBeUndefined();
  });

  test('a place is within another only at a step', () => {
    expect(within('/weights/cost', '/weights')).toBe(true);
    expect(within('/weights2', '/weights')).toBe(false);
  });
});

test.describe('a link', () => {
  const questions: Question[] = [
    {},
    { workload: { months: 3 } },
    { workload: { accelerator: { models: ['a/1', 'b,2', 'c;3', 'd:4&e=5 %'] }, months: 0.5 }, require: { bare_metal: true } },
    { weights: { performance: 0.4, cost: 0.6 }, currency: 'USD' },
    { money: { discounts: { aws: 0.1, azure: 0.25 } } },
    { workload: { months: '0.10' } },
  ];

  for (const question of questions) {
    test(`says ${JSON.stringify(question)} and back`, () => {
      const fragment = toFragment(question, fields);
      expect(fragment).toMatch(/^#v=1&q=[\w.:;,/%*!'()~-]*$/);
      expect(fromFragment(fragment, fields)).toEqual({ question, dropped: [] });
    });
  }

  test('of nothing asks nothing', () => {
    expect(fromFragment('', fields)).toBeUndefined();
    expect(fromFragment('#', fields)).toBeUndefined();
  });

  test('drops weights of no criterion', () => {
    expect(fromFragment('#v=1&q=weights.cost:1;weights.luck:1', fields)).toEqual({
      question: { weights: { cost: 1 } }, dropped: [{ code: 'link_unknown_field', what: 'weights.luck' }] });
  });
});

test.describe('a beam', () => {
  const names = ['a', 'b', 'c', 'd'];
  const sum = (beam: { percent: number }[]) => beam.reduce((total, { percent }) => total + percent, 0);

  test('is 100 % for any weights', () => {
    for (const weights of [{ a: 1, b: 1, c: 1 }, { a: 0 }, { a: 1e9, d: 1e-9 }, { a: 'x', b: -1, c: 3 }, {}]) {
      const beam = toBeam(names, weights);
      expect(sum(beam)).toBe(100);
      expect(beam.every(({ percent }) => percent >= 0)).toBe(true);
    }
  });

  test('a divider stops at its neighbors', () => {
    const beam = toBeam(names, { a: 0.4, b: 0.3, c: 0.2, d: 0.1 });
    expect(moveDivider(beam, 1, 1000).map(({ percent }) => percent)).toEqual([40, 50, 0, 10]);
    expect(moveDivider(beam, 1, -5).map(({ percent }) => percent)).toEqual([40, 0, 50, 10]);
    expect(position(moveDivider(beam, 0, 12.4), 0)).toBe(12);
  });

  test('a set weight leaves the others their proportion', () => {
    const beam = toBeam(names, { a: 0.4, b: 0.3, c: 0.2, d: 0.1 });
    expect(toWeights(setWeight(beam, 'a', 70))).toEqual({ a: 0.7, b: 0.15, c: 0.1, d: 0.05 });
    expect(toWeights(setWeight(setWeight(beam, 'a', 100), 'a', 40))).toEqual({ a: 0.4, b: 0.2, c: 0.2, d: 0.2 });
  });
});

test('each reason of the engine is a requirement that the page can drop', () => {
  const reasons = [...readFileSync(resolve(__dirname, '../../engine/select/reasons.def'), 'utf8').matchAll(/^STEELYARD_REASON\((\w+)\)/gm)];
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.map(([, reason]) => reason).filter((reason) => !relaxationOf(reason ?? ''))).toEqual([]);
});
