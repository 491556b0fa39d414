// Sentences by key, in the language of the moment. A sentence has places {like this}; nothing else in it is special.
import { type Language, languages, load, type Messages, preferred } from './languages';
import { recall, remember } from './remember';

export type Words = Readonly<Record<string, unknown>>;

class Speech extends EventTarget {
  language: Language = 'en';
  /** Whether there are sentences yet; nothing is shown before. */
  ready = false;
  #messages: Messages = {};

  async start(): Promise<void> {
    const kept = recall('language');
    const known = languages.find((language) => language === kept);
    await this.#speak(known ?? preferred(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    remember('language', language);
    await this.#speak(language);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#messages, key);
  }

  /** The sentence; its key where there is none, which a test sees to. */
  pattern(key: string): string {
    return this.has(key) ? (this.#messages[key] ?? key) : key;
  }

  async #speak(language: Language): Promise<void> {
    this.#messages = await load(language);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    this.dispatchEvent(new Event('change'));
  }
}

export const speech = new Speech();

/** The sentence of `key` with its places filled. */
export function t(key: string, words: Words = {}): string {
  return split(key).map((piece) => (typeof piece === 'string' ? piece : String(words[piece.place] ?? ''))).join('');
}

/** The same in pieces, where a place is filled with markup. */
export function rich(key: string, words: Words): unknown[] {
  return split(key).map((piece) => (typeof piece === 'string' ? piece : words[piece.place]));
}

/** The sentence that the language has for this many: key.one, key.other. */
export function plural(key: string, count: number): string {
  const form = new Intl.PluralRules(speech.language).select(count);
  return speech.has(`${key}.${form}`) ? `${key}.${form}` : `${key}.other`;
}

function split(key: string): (string | { place: string })[] {
  return speech.pattern(key).split(/(\{\w+\})/).filter((piece) => piece !== '')
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { place: piece.slice(1, -1) } : piece));
}
