// How much dearer or cheaper one sum of money is than another, exact: amounts are decimal text, and a double would round them.
import { money } from '../i18n/format';

/** "-$1,160.00", "+$20.00". */
export function differenceText(amount: string, against: string, currency: string): string {
  const difference = minus(amount, against);
  return difference.startsWith('-') || Number(difference) === 0 ? money(difference, currency) : `+${money(difference, currency)}`;
}

export function minus(a: string, b: string): string {
  const places = Math.max(placesOf(a), placesOf(b));
  const difference = scaled(a, places) - scaled(b, places);
  const digits = String(difference < 0n ? -difference : difference).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${difference < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function scaled(text: string, places: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
