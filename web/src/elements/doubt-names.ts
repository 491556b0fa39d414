// Offers that are told by their keys alone, as a person reads them.
import type { Names } from '../i18n/names';

/** "Amazon Web Services p5.48xlarge · us-east-1 · on demand" of aws/p5.48xlarge/us-east-1/on_demand. */
export function offerName(names: Names, key: string): string {
  const [provider = '', sku = '', ...rest] = key.split('/');
  const where = rest.map((part) => names.value('options', part));
  return [`${names.provider(provider)} ${sku}`, ...where].join(' · ');
}
