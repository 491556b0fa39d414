// Sentences by key, in the language of the moment. A sentence has places {like this}; nothing else in it is special.
import { type Language, languages, load, type Messages, preferred } from './languages';
import { recall, remember } from './remember';

export type Words = Readonly<Record<string, unknown>>;

class Speech extends EventTarget {
  language: Language = 'en';
  /** Whether there are sentences yet; nothing is shown before. */
  ready = false;
  #messages: Messages = {};
  #more = false;

  async start(): Promise<void> {
    const kept = recall('language');
    const known = languages.find((language) => language === kept);
    await this.#speak(known ?? preferred(navigator.languages));
  }

  /** The sentences of what is opened later, too. */
  async more(): Promise<void> {
    if (this.#more) return;
    const { language } = this;
    const later = await load(language, 'later');
    this.#more = true;
    if (language === this.language) this.#messages = { ...this.#messages, ...later };
    else await this.#speak(this.language);
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
    const parts = await Promise.all([load(language, 'first'), this.#more ? load(language, 'later') : {}]);
    this.#messages = Object.assign({}, ...parts) as Messages;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    this.dispatchEvent(new Event('change'));
  }
}

export const speech = new Speech();

/** The sentence of `key` with its places filled. */
export function t(key: string, words: Words = {}): string {
  const text = speech.pattern(key).replace(/\{(\w+)\}/g, (_, place: string) => String(words[place] ?? ''));
  return speech.language === 'zh-Hans' ? text.replace(needlessSpace, '$1') : text;
}

// Chinese sentences have a space where a Latin word or a number may stand; a Chinese name in that place needs none.
const needlessSpace = /([\u3000-\u9fff\uff00-\uffef][\u0002\u0003]*) (?=[\u0002\u0003]*[\u3000-\u9fff\uff00-\uffef])/g;

/** A word that rich() tells from the rest of its sentence. */
export function marked(word: string): string {
  return `\u0002${word}\u0003`;
}

/** The sentence in pieces: the marked words as `show` shows them. */
export function rich(key: string, words: Words, show: (word: string) => unknown): unknown[] {
  return t(key, words).split(/\u0002([^\u0003]*)\u0003/).map((piece, i) => (i % 2 === 1 ? show(piece) : piece));
}

/** The sentence that the language has for this many: key.one, key.other. */
export function plural(key: string, count: number): string {
  const form = new Intl.PluralRules(speech.language).select(count);
  return speech.has(`${key}.${form}`) ? `${key}.${form}` : `${key}.other`;
}
