// What two review articles say and what becomes of it, as `steelyard claims` judged it when the page was built.
export interface Finding {
  code: string;
  verdict: Verdict;
  parameters: Readonly<Record<string, string>>;
  /** Ids of the claim's sources. */
  sources: readonly string[];
}

export const verdicts = ['confirmed', 'contradicted', 'inconsistent', 'depends_on_reading', 'not_checkable'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Claim {
  id: string;
  article: string;
  /** A provider, or any, market, method. */
  vendor: string;
  statement: string;
  statement_zh: string;
  verdict: Verdict;
  findings?: readonly Finding[];
  /** Ways to understand the statement, each with its own verdict. */
  readings?: readonly { reading: string; reading_zh: string; verdict: Verdict; findings: readonly Finding[] }[];
  /** Where the figure would fit. */
  elsewhere?: { findings: readonly Finding[] };
  sources: readonly { id: string; title: string; publisher: string; locator: string }[];
}

export async function openClaims(): Promise<readonly Claim[]> {
  return (await import('#assets/claims.json')).default;
}
