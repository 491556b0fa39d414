// The command, which the page is held against.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from './page';

const command = process.env.STEELYARD_COMMAND ?? resolve(__dirname, '../../build/release/steelyard');

/** What it prints for these words, with `input` on its standard input. */
export function steelyard(args: string[], input?: unknown): string {
  expect(existsSync(command), `${command} is built before the page is tested`).toBe(true);
  return execFileSync(command, args, {
    input: input === undefined ? '' : JSON.stringify(input), encoding: 'utf8', maxBuffer: 1 << 28,
  });
}
