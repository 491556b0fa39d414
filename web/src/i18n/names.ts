// What the things of a catalog are called, in the language of the moment. Proper names come with the catalog; the names of
// its closed vocabularies are messages.
import type { Opening } from '../engine/documents';
import { count, country, currency } from './format';
import { plural, speech, t } from './speech';

/** The message families of the engine's dictionaries whose members are no proper names. */
const families: Readonly<Record<string, string>> = {
  continents: 'continent',
  options: 'option',
  links: 'link',
  fabrics: 'fabric',
  certificates: 'fact.compliance',
  frameworks: 'fact.framework',
  criteria: 'criterion',
  months: 'month',
};

export class Names {
  readonly #providers: Map<string, Opening['providers'][number]>;
  readonly #accelerators: Map<string, Opening['accelerators'][number]>;
  readonly #benchmarks: Map<string, string>;
  readonly #regions = new Map<string, string>();
  readonly #criteria: string[];

  constructor(opening: Opening) {
    this.#providers = new Map(opening.providers.map((provider) => [provider.id, provider]));
    this.#accelerators = new Map(opening.accelerators.map((accelerator) => [accelerator.id, accelerator]));
    this.#benchmarks = new Map(opening.benchmarks.map(({ id, name }) => [id, name]));
    opening.regions.code.forEach((code, i) => this.#regions.set(code, opening.regions.country[i] ?? ''));
    this.#criteria = opening.criteria.map(({ id }) => id);
  }

  provider(id: string): string {
    const provider = this.#providers.get(id);
    return (speech.language === 'zh-Hans' && provider?.name_zh) || provider?.name || id;
  }

  accelerator(id: string | null): string {
    if (id === null) return t('page.unknown_accelerator');
    const accelerator = this.#accelerators.get(id);
    if (!accelerator) return id;
    // The memory that many product names end with is shown apart: it is a slice's own where the offer is a slice.
    const name = accelerator.name.replace(new RegExp(`\\s*\\b${accelerator.memory_gb} ?GB\\b`), '');
    return accelerator.form_factor === 'unknown' ? t('page.form_factor_unstated', { name }) : name;
  }

  /** 1 for the first criterion of the catalog: its color. */
  color(criterion: string): number {
    return this.#criteria.indexOf(criterion) + 1;
  }

  /** A value of one of the engine's dictionaries, as a person would say it. */
  value(dictionary: string, id: string): string {
    switch (dictionary) {
      case 'providers': return this.provider(id);
      case 'accelerators': return this.#acceleratorWithMemory(id);
      case 'benchmarks': return this.#benchmarks.get(id) ?? id;
      case 'countries': return country(id);
      case 'currencies': return `${id} · ${currency(id)}`;
      case 'regions': return id;
      default: return spoken(`${families[dictionary] ?? dictionary}.${id}`, id);
    }
  }

  /** What helps to tell a value from its neighbors: where a region is, how many offers there are. */
  note(dictionary: string, id: string): string {
    const provider = dictionary === 'providers' ? this.#providers.get(id) : undefined;
    const offers = provider ? provider.offers
      : dictionary === 'accelerators' ? this.#accelerators.get(id)?.offers : undefined;
    if (offers !== undefined) {
      const number = t(plural('page.offers', offers), { count: count(offers) });
      return provider?.outdated ? `${number} · ${t('page.outdated', { date: provider.newest_price ?? '' })}` : number;
    }
    const place = dictionary === 'regions' ? this.#regions.get(id) : undefined;
    return place ? country(place) : '';
  }

  #acceleratorWithMemory(id: string): string {
    const accelerator = this.#accelerators.get(id);
    if (!accelerator) return id;
    return accelerator.memory_gb === null ? accelerator.name
      : t('page.accelerator_memory', { name: this.accelerator(id), memory: accelerator.memory_gb });
  }
}

/** The sentence of a key, or the id where the catalog says something that no message names yet. */
export function spoken(key: string, id: string): string {
  return speech.has(key) ? t(key) : id;
}
