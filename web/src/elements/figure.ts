// <sy-figure>: a chart with what each has: a title that tells the unit and the better direction, its conditions, the same as a
// table, and an image to save.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { toPng, toSvg } from '../charts/image';
import { t } from '../i18n/speech';
import { save } from '../takeaway/save';
import { common, Element } from './element';

@customElement('sy-figure')
export class Figure extends Element {
  @property() heading = '';
  @property() conditions = '';
  /** The name of a saved image, without its ending. */
  @property() file = '';
  @property({ attribute: false }) draw!: (width: number) => SVGSVGElement;
  @property({ attribute: false }) table!: () => TemplateResult;
  @state() private width = 0;
  @state() private tableOpen = false;
  @query('.drawing') private place!: HTMLElement;
  #sizes = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0);
  });

  static override styles = [common, css`
    :host { margin: 16px 0 32px; }
    figure { margin: 0; }
    h3 { margin: 0; font: 600 14px/20px var(--font); color: var(--ink); letter-spacing: 0; }
    .drawing { min-height: 280px; margin: 8px 0; color: var(--muted); }
    .drawing svg { display: block; max-width: 100%; height: auto; overflow: visible; }
    .drawing svg text { white-space: pre; font-variant-numeric: tabular-nums; }
    .actions { display: flex; flex-wrap: wrap; gap: 8px; }
    summary { padding: 8px 0; color: var(--muted); cursor: pointer; }
    table { width: 100%; border-collapse: collapse; }
    td, th { padding: 4px 6px; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left; overflow-wrap: anywhere; }
    thead th { font: var(--title); color: var(--muted); }
    td.number, th.number { text-align: right; white-space: normal; }
    .best { font-weight: 600; color: var(--accent); }
    @media print { .actions, summary { display: none; } }
  `];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  protected override render(): TemplateResult {
    return html`<figure role="group" aria-labelledby="title">
      <h3 id="title">${this.heading}</h3>
      <p class="note">${this.conditions}</p>
      <div class="drawing" role="img" aria-label=${t('chart.described', { title: this.heading })}></div>
      <div class="actions">
        <button type="button" @click=${() => this.#save('svg')}>${t('chart.save', { format: 'SVG' })}</button>
        <button type="button" @click=${() => this.#save('png')}>${t('chart.save', { format: 'PNG' })}</button></div>
      <details @toggle=${(event: Event) => { this.tableOpen = (event.target as HTMLDetailsElement).open; }}>
        <summary>${t('chart.table')}</summary>${this.tableOpen ? this.table() : nothing}</details>
    </figure>`;
  }

  protected override updated(): void {
    if (this.width > 0) this.place.replaceChildren(this.draw(this.width));
  }

  async #save(format: 'svg' | 'png'): Promise<void> {
    const drawing = this.place.querySelector('svg');
    if (!drawing) return;
    const svg = toSvg(drawing, this.heading);
    save(`${this.file}.${format}`, format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, drawing.viewBox.baseVal));
  }
}
