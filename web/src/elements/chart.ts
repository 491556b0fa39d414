// <sy-chart>: cost against time, every offer that answers a point, those that nobody beats in both joined: with its table, and
// to be saved as an image.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { drawCostTime } from '../charts/cost-time';
import { type Point, points } from '../charts/front';
import { toPng, toSvg } from '../charts/image';
import type { Answer, Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import { count, day, measure, money } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { save } from '../takeaway/save';
import { common, Element } from './element';
import { isJob, optionText, regionText } from './offer';

@customElement('sy-chart')
export class Chart extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) chosen: string | undefined;
  @state() private found: { answer: Answer; points: Point[] } | undefined;
  @state() private width = 0;
  @state() private tableOpen = false;
  @query('.drawing') private place!: HTMLElement | null;
  #sizes = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0);
  });

  static override styles = [common, css`
    :host { margin-top: 16px; }
    figure { margin: 0; }
    h3 { margin: 0; font: 600 14px/20px var(--font); color: var(--ink); letter-spacing: 0; }
    .drawing { min-height: 280px; margin: 8px 0; color: var(--muted); }
    .drawing svg { display: block; max-width: 100%; height: auto; overflow: visible; cursor: pointer; }
    .drawing svg text { white-space: pre; font-variant-numeric: tabular-nums; }
    .actions { display: flex; flex-wrap: wrap; gap: 8px; }
    summary { padding: 8px 0; color: var(--muted); cursor: pointer; }
    table { width: 100%; border-collapse: collapse; }
    td, th { padding: 4px 6px; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left; overflow-wrap: anywhere; }
    thead th { font: var(--title); color: var(--muted); }
    td.number, th.number { text-align: right; }
    .front { font-weight: 600; color: var(--accent); }
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

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('answer')) void this.#fetchAll();
  }

  protected override render(): TemplateResult {
    const { found } = this;
    if (!found) return html`<p class="note">${t('page.gathering')}</p>`;
    const missing = found.answer.counts.qualified - found.points.length;
    return html`<figure role="group" aria-labelledby="title">
      <h3 id="title">${this.#title()}</h3>
      <p class="note">${t('chart.conditions', { date: day(found.answer.catalog.date) })}
        ${missing > 0 ? t(plural('chart.missing', missing), { count: count(missing) }) : nothing}</p>
      <div class="drawing" role="img" aria-label=${t('chart.described', { title: this.#title() })}></div>
      <div class="actions">
        <button type="button" @click=${() => this.#save('svg')}>${t('chart.save', { format: 'SVG' })}</button>
        <button type="button" @click=${() => this.#save('png')}>${t('chart.save', { format: 'PNG' })}</button></div>
      <details @toggle=${(event: Event) => { this.tableOpen = (event.target as HTMLDetailsElement).open; }}>
        <summary>${t('chart.table')}</summary>${this.tableOpen ? this.#table(found.points) : nothing}</details>
    </figure>`;
  }

  protected override updated(): void {
    const { found, place, width } = this;
    if (!found || !place || width === 0) return;
    place.replaceChildren(drawCostTime({
      points: found.points, chosen: this.chosen, width, currency: this.#currency(), costLabel: t('page.column.bill', { currency: this.#currency() }),
      timeLabel: this.#timeLabel(), nameOf: ({ row }) => `${this.names.provider(row.provider)} ${row.sku}`,
      choose: (offer) => this.tell('sy-choose', offer),
    }));
  }

  #table(all: readonly Point[]): TemplateResult {
    const sorted = [...all].sort((a, b) => Number(b.front) - Number(a.front) || a.cost - b.cost);
    return html`<table><thead><tr><th scope="col">${t('page.column.offer')}</th><th scope="col" class="number">${t('page.column.bill', { currency: this.#currency() })}</th>
      <th scope="col" class="number">${this.#timeLabel()}</th><th scope="col">${t('chart.front')}</th></tr></thead>
      <tbody>${sorted.map(({ row, time, front }) => html`<tr><th scope="row"><button type="button" class="link" @click=${() => this.tell('sy-choose', row.offer)}>
        ${this.names.provider(row.provider)} ${row.sku}, ${regionText(row)}, ${optionText(row)}</button></th>
        <td class="number">${money(row.total.amount ?? '', row.total.currency)}</td><td class="number">${measure(time)}</td>
        <td class=${front ? 'front' : ''}>${t(`fact_state.${front ? 'yes' : 'no'}`)}</td></tr>`)}</tbody></table>`;
  }

  #title(): string {
    return t(isJob(this.answer) ? 'chart.cost_time' : 'chart.cost_speed', { currency: this.#currency(), unit: this.#speedUnit() });
  }

  #timeLabel(): string {
    return isJob(this.answer) ? t('page.column.time') : this.#speedUnit();
  }

  #speedUnit(): string {
    const unit = this.answer.ranking[0]?.time.unit ?? '';
    return spoken(`unit.${unit}`, unit);
  }

  #currency(): string {
    return this.answer.ranking[0]?.total.currency ?? '';
  }

  async #save(format: 'svg' | 'png'): Promise<void> {
    const drawing = this.place?.querySelector('svg');
    if (!drawing) return;
    const svg = toSvg(drawing, this.#title());
    save(`steelyard.${format}`, format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, drawing.viewBox.baseVal));
  }

  async #fetchAll(): Promise<void> {
    const { answer, question } = this;
    const said = await this.engine.askBeside({ ...question, limit: answer.counts.qualified });
    if (answer === this.answer && 'document' in said) this.found = { answer, points: points(said.document) };
  }
}
