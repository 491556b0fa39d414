// The ranking's looks: a table with lines between its rows, or cards where there is no room for one.
import { css } from 'lit';

export const rankingStyles = css`
  :host { container-type: inline-size; }
  /* Fixed widths: cells need not be measured before they are laid out. */
  table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  thead .rank { width: 34px; }
  thead .accelerators { width: 132px; }
  thead .bill { width: 112px; }
  .long thead .bill { width: 130px; }
  .longer thead .bill { width: 156px; }
  thead .time { width: 92px; white-space: normal; }
  thead .extra { width: 84px; white-space: normal; }
  thead .score { width: 112px; }
  thead th {
    position: sticky; top: 0; z-index: 1; padding: 6px; background: var(--paper); box-shadow: inset 0 -1px var(--ink);
    font: var(--title); color: var(--muted); text-align: left; vertical-align: bottom;
  }
  thead th.number { text-align: right; white-space: normal; }
  .crowded thead .accelerators { width: 104px; }
  .crowded thead :is(.time, .extra) { width: 72px; }
  .crowded thead .score { width: 96px; }
  .crowded tbody .score .upper { display: block; margin: 0; }
  thead button {
    min-height: 24px; margin: -4px 0; padding: 0; border: 0; background: none; font: inherit; color: inherit; text-align: inherit;
  }
  thead button:hover { background: none; color: var(--ink); }
  [aria-sort] { color: var(--ink); }
  .spacer, .spacer:hover { cursor: default; }
  .spacer > td, .spacer:hover > td { height: calc(var(--share) * 1px); padding: 0; border: 0; background: none; }
  .extra .label { display: none; }
  tbody td, tbody th { padding: 8px 6px; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left; vertical-align: top; }
  tbody .number { text-align: right; white-space: normal; }
  tbody tr { cursor: pointer; }
  tbody tr:hover > * { background: var(--hover); }
  tr.chosen > * { background: var(--hover); }
  tr.chosen > :first-child { box-shadow: inset 3px 0 var(--accent); }
  tr.line { cursor: default; }
  tr.line > th, tr.line:hover > th { padding: 20px 8px 6px; background: none; font: var(--title); color: var(--muted); }
  small { display: block; font: var(--note); color: var(--muted); white-space: normal; }
  .rank { font-weight: 600; }
  .rank input { display: block; width: 16px; height: 16px; margin: 4px 0 0; accent-color: var(--accent); cursor: pointer; }
  .offer { overflow-wrap: anywhere; }
  .offer button { min-height: 20px; }
  .offer button:hover { text-decoration: underline; background: none; }
  .sku { color: var(--muted); }
  .chosen .offer button { color: var(--accent); }
  .said { font: var(--note); }
  .total { font-weight: 600; }
  .total small { font-weight: 400; }
  tbody .score > .number { display: block; }
  .score .upper { display: inline; margin-left: 6px; white-space: nowrap; }
  tbody .score .bar { margin-top: 6px; }
  .unit { display: none; font: var(--note); color: var(--muted); }
  .marks { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 4px; }
  .mark {
    padding: 0 5px; border: 1px solid var(--line); border-radius: var(--radius); font-size: 11px; line-height: 16px;
    color: var(--muted);
  }
  .more { display: flex; align-items: center; gap: 12px; padding: 10px 8px; color: var(--muted); }
  @container (max-width: 659px) {
    thead .accelerators { width: 104px; }
    thead .time, thead .score { width: 92px; }
    thead .extra { width: 64px; }
    .score .upper { display: block; margin: 0; }
  }
  @container (min-width: 1100px) {
    thead .accelerators { width: 220px; }
    thead .bill { width: 180px; }
    thead :is(.time, .extra) { width: 140px; }
    thead .score { width: 260px; }
  }
  @media (forced-colors: active) { tr.chosen > :first-child { border-left: 4px solid Highlight; } }

  @container (max-width: 599px) {
    thead:not(:focus-within) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    thead tr { display: flex; flex-wrap: wrap; }
    thead th { position: static; width: auto !important; box-shadow: none; }
    table, tbody { display: block; }
    tbody tr {
      display: grid; grid-template-columns: 28px minmax(0, 1fr) auto; gap: 2px 8px; padding: 10px 0;
      border-bottom: 1px solid var(--line);
    }
    tbody tr > *, tbody tr:hover > *, tr.chosen > * { display: block; width: auto; padding: 0 4px; border: 0; background: none; }
    tbody tr.chosen { background: var(--hover); box-shadow: inset 3px 0 var(--accent); }
    tr.chosen > :first-child { box-shadow: none; }
    .rank { grid-row: 1 / 4; text-align: center; }
    .rank input { margin: 6px auto 0; }
    .offer { grid-column: 2; grid-row: 1 / 3; }
    .total { grid-column: 3; grid-row: 1; }
    tbody td.accelerators { grid-column: 2; grid-row: 3; text-align: left; }
    tbody td.accelerators small { display: inline; margin-left: 6px; }
    tbody td.time { grid-column: 3; grid-row: 2; }
    tbody td.extra { grid-column: 2 / 4; text-align: left; font: var(--note); color: var(--muted); }
    .extra .label { display: inline; }
    tbody td.time .unit { display: inline; }
    tbody td.time .unit ~ small { display: none; }
    .score .upper { display: inline; margin-left: 6px; }
    tbody .score { grid-column: 3; grid-row: 3; min-width: 96px; }
    tr.spacer { display: block; height: auto; padding: 0; border: 0; }
    tr.line { display: block; padding: 16px 0 4px; }
    tr.line > th { padding: 0 8px; }
  }
`;
