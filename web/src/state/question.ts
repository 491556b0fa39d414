// Places in a question: a JSON pointer names one, and a question is never changed, only replaced.
import type { Question, Value } from '../engine/documents';

/** The steps of a JSON pointer (RFC 6901). */
export function steps(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer.slice(1).split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function isObject(value: Value | undefined): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function read(question: Question, pointer: string): Value | undefined {
  let at: Value | undefined = question;
  for (const step of steps(pointer)) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (isObject(at) && Object.hasOwn(at, step)) at = at[step];
    else return undefined;
  }
  return at;
}

/** The question with `value` at `pointer`; with undefined the field is gone, and so are objects left empty by it. */
export function write(question: Question, pointer: string, value: Value | undefined): Question {
  const changed = put(question, steps(pointer), value);
  return isObject(changed) ? changed : {};
}

function put(at: Value | undefined, path: string[], value: Value | undefined): Value | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(at)) {
    const item = put(at[Number(step)] as Value | undefined, rest, value);
    const others = at.filter((_, i) => i !== Number(step));
    return item === undefined ? (others.length > 0 ? others : undefined)
                              : at.map((old: Value, i) => (i === Number(step) ? item : old));
  }
  const members = Object.entries(isObject(at) ? at : {}).filter(([key]) => key !== step);
  const inner = put(isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined, rest, value);
  // A member that was there keeps its place, so that equal questions have equal text.
  const place = isObject(at) ? Object.keys(at).indexOf(step) : -1;
  if (inner !== undefined) members.splice(place < 0 ? members.length : place, 0, [step, inner]);
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** Whether `where` is `pointer` or a place within it. */
export function within(where: string, pointer: string): boolean {
  return where === pointer || where.startsWith(`${pointer}/`);
}
