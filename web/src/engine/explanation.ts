// What the engine says of one offer: its place in the last answer, and all that the place rests on, down to the sources.
import type { Price, Row, Scale } from './documents';

/** One figure for the offer's price; the first is used, the others are older or disagree. */
export type Figure = Omit<Price, 'age_days' | 'evidence' | 'confidence' | 'spread'>;

/** What a source says, or does not say, about the provider. */
export interface FactSaid {
  fact: string;
  state: 'unknown' | 'no' | 'yes' | 'number' | 'text';
  number?: number | null;
  text?: string;
  unit?: string;
  note?: string;
  source: string | null;
  as_of: string | null;
  confidence: string;
}

export interface CriterionSaid extends Omit<Scale, 'unit'> {
  measure: string;
  facts?: FactSaid[];
}

/** The benchmark result that a speed comes from. */
export interface Measurement {
  accelerator: string;
  accelerators: number;
  nodes: number;
  minutes: number;
  round: string;
  submitter: string;
  system: string;
  results: number;
  locator: string;
  source: string | null;
}

export interface Sku {
  vcpus: number | null;
  memory_gib: number | null;
  /** Of one accelerator or slice, what is left of the nominal memory; with who says so. */
  usable_mib: number | null;
  usable_source: string | null;
  fabric_note: string;
  source: string | null;
  confidence: string;
  accelerator?: {
    id: string;
    name: string;
    dense_16_bit_tflops: number | null;
    memory_gb: number | null;
    memory_gb_per_s: number | null;
    source: string | null;
    confidence: string;
  };
}

export interface Source {
  title: string;
  publisher: string;
  locator: string;
  kind: string;
}

export interface Explanation {
  /** Without score and parts where the offer does not answer the question. */
  place: Required<Omit<Row, 'score' | 'parts'>> & Partial<Pick<Row, 'score' | 'parts'>>;
  /** The requirements it fails, by reason. */
  failed: string[];
  criteria: CriterionSaid[];
  price_evidence: Figure[];
  /** What turns the price's currency into the asked one; none where they are the same. */
  exchange: { base: string; currency: string; per_base: string; as_of: string | null; source: string | null }[];
  sku: Sku;
  measurement: Measurement | null;
  sources: Record<string, Source>;
}

/** From which use on, or up to which, an offer costs less than another one: exact. */
export interface BreakEven {
  unit: string;
  looked_up_to: string;
  pays: 'unknown' | 'never' | 'always' | 'same' | 'up_to' | 'beyond' | 'within';
  quantity: string | null;
}

/** What the cheapest mix takes of one purchase option in a month. */
export interface MixUse {
  offer: string;
  hours: string;
  amount: string;
}

export interface Mix {
  currency: string;
  amount: string;
  all_on_demand: string;
  commitments: { offer: string; units: number; used_hours: string; unused_hours: string; amount: string }[];
  spot: MixUse | null;
  on_demand: MixUse | null;
}

/** What the whole engine says of an offer beside its bill. */
export interface Further {
  break_even: {
    against: { offer: string; option: string; term: string; payment: string; currency: string;
               by_hours_per_month: BreakEven; by_months: BreakEven;
               by_utilization: BreakEven }[];
    transfer_costs_more: { beyond: string | null; unit: string } | null;
  };
  /** By month: what is paid after so many, the beginning first, and what each costs. */
  cash_flow: { cash: string[]; amortized: string[]; present_value: string | null } | null;
  mix: Mix | null;
}

export interface WholeExplanation extends Explanation {
  place: Explanation['place'] & Further;
}
