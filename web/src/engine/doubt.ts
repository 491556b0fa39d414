// How sure an answer is, as the whole engine says it (engine/parts/doubt_document.cpp).

/** How far one weight can move, the others in proportion, while the first offer stays first. */
export interface StableWeight {
  criterion: string;
  weight: number;
  inert: boolean;
  from: number;
  to: number;
  /** Who is first beyond each end. */
  below: string | null;
  above: string | null;
}

export type ByCriterion = Readonly<Record<string, number>>;

export interface Winner {
  offer: string;
  /** Of all weights there are. */
  share: number;
  standard_error: number;
  /** Offers with the same values. */
  alike: number;
  /** Typical of those at which it is first. */
  weights: ByCriterion;
}

export interface Rival {
  offer: string;
  first_ahead_share: number;
  one_weight: { criterion: string; weight: number }[];
  all_weights: { weights: ByCriterion; distance: number } | null;
  price_change_percent: number | null;
}

export interface TernaryMap {
  criteria: [string, string, string];
  /** Corners are shares of what the three criteria weigh together. */
  cells: { offer: string; share: number; corners: [number, number, number][] }[];
}

export interface Doubt {
  /** Offers among which weights decide; without any, nothing else is told. */
  offers: number;
  first: string;
  alike: number;
  tied: number;
  not_separable: { offers: number; named: { offer: string; upper: number; unknown: string[] }[] };
  weights: StableWeight[];
  exact: boolean;
  winners: Winner[];
  rivals: Rival[];
  ternary: TernaryMap | null;
}
