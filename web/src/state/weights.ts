// Weights as a beam of 100 whole parts: what the dividers move and the numbers set.
export interface Weight {
  criterion: string;
  /** Whole percent; those of a beam add up to 100. */
  percent: number;
}

/** Any weights as shares of 1. Weights that add up to nothing become equal ones. */
export function sharesOf(criteria: readonly string[], weights: Readonly<Record<string, unknown>>): Record<string, number> {
  const given = criteria.map((criterion) => Math.max(0, Number(weights[criterion] ?? 0)) || 0);
  const sum = given.reduce((a, b) => a + b, 0);
  return Object.fromEntries(criteria.map((criterion, i) => [criterion, sum > 0 ? (given[i] ?? 0) / sum : 1 / criteria.length]));
}

/** The nearest beam to any weights, by largest remainder. */
export function toBeam(criteria: readonly string[], weights: Readonly<Record<string, unknown>>): Weight[] {
  const shares = sharesOf(criteria, weights);
  return round(criteria, criteria.map((criterion) => (shares[criterion] ?? 0) * 100));
}

function round(criteria: readonly string[], shares: number[]): Weight[] {
  const percents = shares.map((share) => Math.floor(share + 1e-9));
  const order = shares.map((share, i) => ({ i, rest: share - (percents[i] ?? 0) })).sort((a, b) => b.rest - a.rest);
  let left = 100 - percents.reduce((a, b) => a + b, 0);
  for (const { i } of order) if (left-- > 0) percents[i] = (percents[i] ?? 0) + 1;
  return criteria.map((criterion, i) => ({ criterion, percent: percents[i] ?? 0 }));
}

/** Where divider `i` stands: after the first i + 1 segments. */
export function position(beam: readonly Weight[], i: number): number {
  return beam.slice(0, i + 1).reduce((sum, { percent }) => sum + percent, 0);
}

/** The beam with divider `i` moved to `to`, as far as its neighbors let it. */
export function moveDivider(beam: readonly Weight[], i: number, to: number): Weight[] {
  const low = position(beam, i - 1);
  const high = position(beam, i + 1);
  const at = Math.min(high, Math.max(low, Math.round(to)));
  return beam.map((weight, k) => (k === i ? { ...weight, percent: at - low }
    : k === i + 1 ? { ...weight, percent: high - at } : weight));
}

/** The beam with one weight set; the others share the rest as they did before. */
export function setWeight(beam: readonly Weight[], criterion: string, percent: number): Weight[] {
  const others = beam.filter((weight) => weight.criterion !== criterion);
  const sum = others.reduce((total, weight) => total + weight.percent, 0);
  const rest = 100 - percent;
  const shares = beam.map((weight) => (weight.criterion === criterion ? percent
    : sum > 0 ? (weight.percent / sum) * rest : rest / others.length));
  return round(beam.map((weight) => weight.criterion), shares);
}

/** As the question says them. */
export function toWeights(beam: readonly Weight[]): Record<string, number> {
  return Object.fromEntries(beam.map(({ criterion, percent }) => [criterion, percent / 100]));
}
