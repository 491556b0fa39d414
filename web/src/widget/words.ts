// Sentences and numbers in the language of one widget: a host may show both beside each other, and its own language is
// none of the widget's business.
import { type Language, load, type Messages, preferred } from '../i18n/languages';

export class Words {
  private constructor(readonly language: Language, readonly messages: Messages) {}

  static async of(tag: string): Promise<Words> {
    const language = preferred([tag]);
    return new Words(language, await load(language, 'first'));
  }

  say(key: string, places: Readonly<Record<string, unknown>> = {}): string {
    return (this.messages[key] ?? key).replace(/\{(\w+)\}/g, (_, place: string) => String(places[place] ?? ''));
  }

  /** The sentence of a vocabulary's member; the member where the catalog has one that no sentence names yet. */
  spoken(key: string, member: string): string {
    return this.messages[key] ?? member;
  }

  number(value: number, digits: number): string {
    return new Intl.NumberFormat(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  }

  money(amount: string, currency: string): string {
    return new Intl.NumberFormat(this.language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral);
  }
}
