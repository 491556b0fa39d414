// Numbers, money, dates and names of the world, as the language writes them. All by Intl; nothing is rounded that is not
// shown rounded everywhere.
import { speech } from './speech';

/** Money stays decimal text up to here: Intl takes the text itself, exact to the last digit. */
type Decimal = Intl.StringNumericLiteral;

const made = new Map<string, unknown>();

// Making a formatter is dear; each is made once a language.
function once<T>(name: string, make: (language: string) => T): T {
  const key = `${speech.language} ${name}`;
  if (!made.has(key)) made.set(key, make(speech.language));
  return made.get(key) as T;
}

function number(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once(JSON.stringify(options), (language) => new Intl.NumberFormat(language, options));
}

export function count(value: number | string): string {
  return number({ maximumFractionDigits: 6 }).format(value as number | Decimal);
}

/** To so many significant digits: for what is measured or computed, not for money. */
export function measure(value: number, digits = 3): string {
  return number({ maximumSignificantDigits: Math.max(digits, Math.ceil(Math.log10(Math.abs(value) + 1))) }).format(value);
}

/** A sum of money, to the cent. */
export function money(amount: string, currency: string): string {
  return number({ style: 'currency', currency }).format(amount as Decimal);
}

/** A list price: as many places as it has, up to nine. */
export function price(amount: string, currency: string): string {
  return number({ style: 'currency', currency, maximumFractionDigits: 9 }).format(amount as Decimal);
}

/** The score of 0 to 1, always as many digits, so that columns line up. */
export function score(value: number): string {
  return number({ minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(value);
}

export function percent(share: number): string {
  return number({ style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** A day given as 2026-11-30. Days have no time zone. */
export function day(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return once('day', (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })).format(date);
}

export function list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return once(`list ${type}`, (language) => new Intl.ListFormat(language, { type })).format(items);
}

export function country(code: string): string {
  return named('region', code);
}

export function currency(code: string): string {
  return named('currency', code);
}

function named(type: Intl.DisplayNamesType, code: string): string {
  try {
    return once(`name ${type}`, (language) => new Intl.DisplayNames(language, { type })).of(code) ?? code;
  } catch {
    return code; // not a code of that kind: shown as it stands
  }
}
