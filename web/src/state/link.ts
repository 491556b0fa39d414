// The question in a link: #v=1&q=workload.accelerator.count:8;require.options:on_demand,spot
//
// Readable, one entry a field, so that one broken entry does not take the others with it. Only fields that the engine
// lists are read; their values are the engine's to judge.
import type { Field, Question, Value } from '../engine/documents';
import { read, steps, write } from './question';

const version = '1';
/** No question comes near this; what is longer is not one. */
const longest = 8000;

/** A piece of a link that was not understood: `what` stood there. */
export interface Dropped {
  code: 'link_version' | 'link_too_long' | 'link_unreadable' | 'link_unknown_field';
  what: string;
}

export interface Linked {
  question: Question;
  dropped: Dropped[];
}

export function toFragment(question: Question, fields: readonly Field[]): string {
  const entries: string[] = [];
  for (const field of fields) {
    const value = read(question, field.pointer);
    if (value === undefined || value === null) continue;
    const name = steps(field.pointer).join('.');
    if (hasMembers(field) && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, member] of Object.entries(value)) entries.push(`${name}.${escape(key)}:${escape(String(member))}`);
    } else {
      entries.push(`${name}:${Array.isArray(value) ? value.map((item) => escape(String(item))).join(',')
                                                   : escape(String(value))}`);
    }
  }
  return `#v=${version}&q=${entries.join(';')}`;
}

/** Nothing where the fragment asks nothing. */
export function fromFragment(fragment: string, fields: readonly Field[]): Linked | undefined {
  const text = fragment.replace(/^#/, '');
  if (text === '') return undefined;
  if (text.length > longest) return nothing('link_too_long', `${text.slice(0, 60)}…`);
  const parts = new Map<string, string>();
  for (const part of text.split('&')) {
    const at = part.indexOf('=');
    parts.set(at < 0 ? part : part.slice(0, at), at < 0 ? '' : part.slice(at + 1));
  }
  const entries = parts.get('q');
  if (entries === undefined || !parts.has('v')) return nothing('link_unreadable', shorten(text));
  if (parts.get('v') !== version) return nothing('link_version', shorten(parts.get('v') ?? ''));
  const linked: Linked = { question: {}, dropped: [] };
  for (const entry of entries.split(';')) if (entry !== '') readEntry(entry, fields, linked);
  return linked;
}

function nothing(code: Dropped['code'], what: string): Linked {
  return { question: {}, dropped: [{ code, what }] };
}

function readEntry(entry: string, fields: readonly Field[], linked: Linked): void {
  const colon = entry.indexOf(':');
  const name = unescape(colon < 0 ? entry : entry.slice(0, colon));
  const items = colon < 0 ? [undefined] : entry.slice(colon + 1).split(',').map(unescape);
  if (name === undefined || items.some((item) => item === undefined)) {
    linked.dropped.push({ code: 'link_unreadable', what: shorten(entry) });
    return;
  }
  const place = placeOf(name, fields);
  if (!place) {
    linked.dropped.push({ code: 'link_unknown_field', what: shorten(name) });
    return;
  }
  const texts = items as string[];
  const value = place.type === 'list' ? texts.filter((item) => item !== '') : valueOf(place.type, texts.join(','));
  linked.question = write(linked.question, place.pointer, value);
}

// Weights by criterion and shares by provider are objects: each member is an entry of its own.
function hasMembers(field: Field): boolean {
  return ['weights', 'of_providers', 'by_number'].includes(field.type);
}

// The field, or the member of such an object, that a dotted name stands for.
function placeOf(name: string, fields: readonly Field[]): { pointer: string; type: Field['type'] } | undefined {
  for (const field of fields) {
    const own = steps(field.pointer).join('.');
    if (hasMembers(field)) {
      if (!name.startsWith(`${own}.`)) continue;
      const key = name.slice(own.length + 1);
      if (field.values && !field.values.includes(key)) return undefined;
      return { pointer: `${field.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, type: 'number' };
    }
    if (own === name) return { pointer: field.pointer, type: field.type };
  }
  return undefined;
}

/** What a person typed, as the document says it; text that is no number stays text, for the engine to refuse. */
export function valueOf(type: Field['type'], text: string): Value {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'integer' || type === 'number') {
    const number = Number(text);
    // Text whose number would print otherwise (0.10, or more digits than a double has) goes as it is.
    if (text !== '' && Number.isFinite(number) && String(number) === text) return number;
  }
  return text;
}

function escape(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}

function unescape(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
