// CSV as RFC 4180 has it: lines end in CR LF, a cell with a comma, a quote or a line break stands in quotes.
import type { Cell, Column } from './columns';
import type { Row } from '../engine/documents';

/** Excel takes a file for its own code page unless it begins so. */
const byteOrderMark = '\ufeff';

export function toCsv(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = [columns.map(({ header }) => text(header)), ...rows.map((row) => columns.map((column) => cell(column.cell(row))))];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** An empty cell is "not known", and nothing else is. */
function cell(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'string' ? text(value) : value.digits;
}

// A spreadsheet would run a text that begins like a formula; an apostrophe before it makes it text again.
function text(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
