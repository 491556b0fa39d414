// What the page and its import worker say to each other.
import type { Fault } from '../engine/documents';

/** The formats of prices that the engine reads. */
export const formats = ['skypilot', 'gpuhunt', 'azure', 'aws', 'quote'] as const;
export type Format = (typeof formats)[number];

/** What a person says of a file, since most formats do not say it. */
export interface Request {
  format: Format;
  provider: string;
  currency: string;
  /** YYYY-MM-DD; "" where the file says it. */
  as_of: string;
}

export interface Order {
  files: File[];
  request: Request;
  /** The snapshot to lay the file over. */
  catalog: Uint8Array;
}

/** What became of the rows. */
export interface Report {
  rows: number;
  kept: number;
  offers: number;
  marked: Record<string, number>;
  refused: Record<string, number>;
  noted: Record<string, number>;
  /** The first rows of each reason. */
  examples: { reason: string; where: string; parameters: Record<string, string> }[];
}

export type Progress = { rows: number; bytes: number };
/** Without a catalog where nothing was kept. */
export type Outcome = { report: Report; catalog: Uint8Array | undefined } | { faults: Fault[] };
export type Reply = { progress: Progress } | { outcome: Outcome } | { trap: true };
