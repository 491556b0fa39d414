// A score as a thin bar: what each criterion adds, and hatched what might still be added by what is not known.
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Part } from '../engine/documents';
import type { Names } from '../i18n/names';
import { share } from './share';

export const scoreBarStyles = css`
  .bar { display: flex; height: 8px; background: var(--hover); overflow: hidden; }
  .bar i { flex: none; width: calc(var(--share) * 100%); }
  .bar i + i { border-left: 1px solid var(--paper); }
  .bar .open {
    background: repeating-linear-gradient(135deg, var(--muted) 0 1px, transparent 1px 4px);
  }
`;

/** The length that a bar must have room for: values are not clipped, so a score may pass 1. */
export function reach(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + Math.max(0, part.upper), 0);
}

/** `full` is the score of a full bar. A part below zero has no length; the detail gives its number. */
export function scoreBar(parts: readonly Part[], names: Names, full: number): TemplateResult {
  const open = parts.reduce((sum, part) => sum + Math.max(0, part.upper) - Math.max(0, part.lower), 0);
  return html`<span class="bar" aria-hidden="true">
    ${parts.map((part) => (part.lower > 0
      ? html`<i class="c${names.color(part.criterion)}" ${share(part.lower / full)}></i>` : nothing))}
    ${open > 0 ? html`<i class="open" ${share(open / full)}></i>` : nothing}
  </span>`;
}
