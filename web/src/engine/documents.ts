// The documents that cross the border of the engine: a question goes in, the others come out. Names and meanings are the
// engine's (engine/question, engine/answer); amounts of money are decimal text, because a double cannot hold them.

/** What a person asks. Every field may be absent; the engine's defaults, listed in Opening.fields, take its place. */
export type Question = { readonly [key: string]: Value };
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** What is wrong with a question, and where: a JSON pointer into it. */
export interface Fault {
  code: string;
  where: string;
  parameters: Particulars;
}
export type Particulars = Record<string, string | number | boolean | null | readonly (string | number)[]>;

/** What a form needs to know of one field of the question. */
export interface Field {
  pointer: string;
  type: 'integer' | 'number' | 'boolean' | 'text' | 'date' | 'list' | 'of_providers' | 'by_number' | 'weights';
  default?: Value;
  min?: number;
  max?: number;
  unit?: string;
  values?: string[];
  values_from?: string;
}

/** Answered once, when the catalog is opened: all that the page builds its controls from. */
export interface Opening {
  engine: { version: string };
  catalog: { date: string; hash: string; offers: number };
  providers: { id: string; name: string; name_zh: string; currency: string; offers: number;
               newest_price: string | null; outdated: boolean }[];
  accelerators: { id: string; name: string; vendor: string; memory_gb: number | null; form_factor: string;
                  offers: number }[];
  /** Columns, one entry per region of a provider in each. */
  regions: Record<'provider' | 'code' | 'name' | 'country' | 'continent', string[]>;
  benchmarks: { id: string; name: string }[];
  criteria: { id: string; weight: number }[];
  marks: { id: string; ranked: boolean }[];
  fields: Field[];
}

export interface Price {
  state: 'known' | 'not_published' | 'not_sold' | 'free';
  amount: string | null;
  currency: string;
  basis: 'node_hour' | 'accelerator_hour';
  as_of: string | null;
  age_days: number | null;
  source: string | null;
  confidence: 'unknown' | 'low' | 'medium' | 'high';
  evidence: number;
  /** Of the prices that contradict each other, per `basis`; null where sources agree. */
  spread: { low: string; high: string } | null;
}

/** `estimate` and `at_least` are not the whole truth, and the page says so in words. */
export interface Total {
  state: 'complete' | 'estimate' | 'at_least' | 'unknown';
  amount: string | null;
  currency: string;
  list_amount: string | null;
  list_currency: string;
}

export interface BillLine {
  item: string;
  state: 'known' | 'estimate' | 'not_given' | 'unknown' | 'free';
  quantity: string | null;
  unit: string;
  rate: string | null;
  amount: string | null;
  currency: string | null;
  source: string | null;
  as_of: string | null;
}

/** How fast the work goes, and how that is known. */
export interface Time {
  evidence: 'measured' | 'interpolated' | 'extrapolated' | 'scaled' | 'dense_peak' | 'unknown';
  /** That every node works: of a rental as asked, of a job until it is done. */
  hours: number | null;
  speed: number | null;
  speed_low: number | null;
  speed_high: number | null;
  unit: string;
}

export interface Interval {
  lower: number;
  upper: number;
}

/** What one criterion adds to the score. */
export interface Part extends Interval {
  criterion: string;
  weight: number;
}

export interface Row {
  rank: number | null;
  offer: string;
  provider: string;
  sku: string;
  region: string;
  zone: string;
  country: string;
  option: string;
  term: string;
  payment: string;
  accelerator: { id: string | null; form_factor: string; memory_gb: number | null };
  nodes: number | null;
  per_node: string | null;
  accelerators: string | null;
  link: string;
  fabric: string;
  fabric_gbps: number | null;
  bare_metal: string;
  price: Price;
  total: Total;
  /** Where the question wants it; the page has it explained instead. */
  bill?: BillLine[];
  /** The total by what it buys; null where that is not known. */
  per?: { month: string | null; accelerator_hour: string | null; useful_accelerator_hour: string | null; run: string | null };
  time: Time;
  score: Interval;
  parts: Part[];
  marks: string[];
}

/** Offers left out for one reason first; `regained` of them would qualify if this one requirement were dropped. */
export interface Exclusion {
  reason: string;
  offers: number;
  regained: number;
}

/** The ends of a criterion's values, in its own unit. An inert one tells no offers apart. */
export interface Scale {
  criterion: string;
  unit: string;
  zero_at: number;
  one_at: number;
  inert: boolean;
}

export interface Warning {
  code: string;
  parameters: Particulars;
}

export interface Answer {
  engine: { version: string };
  catalog: { date: string; hash: string };
  question: Question;
  counts: Record<'offers' | 'qualified' | 'ranked' | 'incomplete' | 'unpriced' | 'untimed' | 'unstated_terms' | 'excluded' | 'shown', number>;
  ranking: Row[];
  excluded: Exclusion[];
  scales: Scale[];
  warnings: Warning[];
}
