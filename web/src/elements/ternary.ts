// <sy-ternary>: who is first as three criteria share their weight anew, as a triangle of regions. Its point is the present
// weights: it is dragged, or moved by the arrows, and what it stands for is told by 'sy-shares'.
import { css, html, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TernaryMap } from '../engine/doubt';
import { list, percent } from '../i18n/format';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { common, Element } from './element';
import { offerName } from './doubt-names';

type Shares = [number, number, number];

const width = 240;
const height = width * Math.sqrt(3) / 2;
/** A step of the arrows. */
const step = 0.02;
/** Regions are told apart by so many tones, over and over. */
const tones = 6;

/** The corner of each criterion: the first on the left, the second on the right, the third on top. */
const corners: readonly [number, number][] = [[0, height], [width, height], [width / 2, 0]];

const place = (shares: readonly number[]): [number, number] => [0, 1].map((axis) =>
  shares.reduce((sum, share, i) => sum + share * (corners[i]?.[axis] ?? 0), 0)) as [number, number];

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The shares that a place in the picture stands for, as near as the triangle has them. */
function sharesAt(x: number, y: number): Shares {
  const third = within(1 - y / height);
  const second = within(x / width - third / 2);
  const sum = Math.max(1, second + third);
  return [1 - (second + third) / sum, second / sum, third / sum].map(within) as Shares;
}

@customElement('sy-ternary')
export class Ternary extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) map!: TernaryMap;
  /** What the three weigh of each other now. */
  @property({ attribute: false }) shares: Shares = [1 / 3, 1 / 3, 1 / 3];
  @state() private held = false;

  static override styles = [common, css`
    svg { display: block; width: 100%; max-width: 360px; overflow: visible; touch-action: none; }
    polygon { stroke: var(--paper); stroke-width: 1; }
    .t0 { fill: var(--criterion-1); } .t1 { fill: var(--criterion-2); } .t2 { fill: var(--criterion-3); }
    .t3 { fill: var(--criterion-4); } .t4 { fill: var(--criterion-5); } .t5 { fill: var(--criterion-6); }
    text { font: var(--note); fill: var(--ink); }
    .point { fill: var(--paper); stroke: var(--ink); stroke-width: 3; cursor: grab; }
    .held .point { cursor: grabbing; }
    .point:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; }
    i { display: inline-block; width: 10px; height: 10px; margin-right: 6px; border-radius: 2px; }
    .k0 { background: var(--criterion-1); } .k1 { background: var(--criterion-2); } .k2 { background: var(--criterion-3); }
    .k3 { background: var(--criterion-4); } .k4 { background: var(--criterion-5); } .k5 { background: var(--criterion-6); }
    table { margin-top: 12px; border-collapse: collapse; }
    td, th { padding: 3px 12px 3px 0; text-align: left; font-weight: 400; overflow-wrap: anywhere; }
    thead th { font: var(--note); color: var(--muted); }
    @media (forced-colors: active) { polygon, i { forced-color-adjust: none; } }
  `];

  protected override render(): TemplateResult {
    const { criteria, cells } = this.map;
    const [x, y] = place(this.shares);
    const label = (i: number): string => this.names.value('criteria', criteria[i] ?? '');
    return html`
      <svg class=${this.held ? 'held' : ''} viewBox="-8 -20 ${width + 16} ${height + 44}" role="group" aria-label=${t('doubt.map')}
        @pointermove=${this.#move} @pointerup=${this.#drop} @pointercancel=${this.#drop}>
        ${cells.map((cell, i) => svg`<polygon class="t${i % tones}" points=${cell.corners.map((corner) => place(corner).map((at) => at.toFixed(2)).join(',')).join(' ')}>
          <title>${offerName(this.names, cell.offer)}</title></polygon>`)}
        <text x="0" y=${height + 18}>${label(0)}</text>
        <text x=${width} y=${height + 18} text-anchor="end">${label(1)}</text>
        <text x=${width / 2} y="-8" text-anchor="middle">${label(2)}</text>
        <circle class="point" cx=${x} cy=${y} r="7" tabindex="0" role="slider" aria-label=${t('doubt.point')} aria-valuemin="0" aria-valuemax="100"
          aria-valuenow=${Math.round(this.shares[0] * 100)} aria-valuetext=${this.#said()} @pointerdown=${this.#take} @keydown=${this.#key}></circle>
      </svg>
      <table><thead><tr><th scope="col">${t('doubt.map_first')}</th><th scope="col">${t('doubt.map_share')}</th></tr></thead>
        <tbody>${cells.map((cell, i) => html`<tr><td><i class="k${i % tones}"></i>${offerName(this.names, cell.offer)}</td><td class="number">${percent(cell.share)}</td></tr>`)}</tbody></table>`;
  }

  #said(): string {
    return list(this.map.criteria.map((criterion, i) =>
      t('page.weight_value', { criterion: this.names.value('criteria', criterion), percent: percent(this.shares[i] ?? 0) })));
  }

  #take(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.held = true;
    (event.currentTarget as SVGElement).setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    if (this.held) this.#say(this.#at(event), false);
  }

  #drop(event: PointerEvent): void {
    if (this.held) this.#say(this.#at(event), true);
    this.held = false;
  }

  #at(event: PointerEvent): Shares {
    const picture = this.renderRoot.querySelector('svg') as SVGSVGElement;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM()?.inverse());
    return sharesAt(x, y);
  }

  #key(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const [x, y] = place(this.shares);
    this.#say(sharesAt(x + move[0] * step * width, y + move[1] * step * height), true);
  }

  #say(shares: Shares, final: boolean): void {
    this.tell('sy-shares', { shares, final });
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-shares': CustomEvent<{ shares: Shares; final: boolean }>;
  }
}
