// <sy-ranking>: the offers that answer, best first; those without a price under a line of their own.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { type Compared, isFull, nothingCompared } from '../comparison/chosen';
import { differenceText } from '../comparison/difference';
import type { Answer, Row, Total } from '../engine/documents';
import { count, money, score } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { rowsShown } from '../state/store';
import { colors, common, Element } from './element';
import { acceleratorsText, isJob, nodeText, optionText, regionText, speedText } from './offer';
import { rankingStyles } from './ranking-styles';
import { reach, scoreBar, scoreBarStyles } from './score-bar';

const columns = 6;
/** Characters of a sum that the column of bills has room for, and the class that makes more. */
const rooms: readonly (readonly [number, string])[] = [[10, ''], [13, 'long'], [Infinity, 'longer']];

@customElement('sy-ranking')
export class RankingTable extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) chosen: string | undefined;
  @property({ attribute: false }) compared: Compared = nothingCompared;
  /** The bill of the person's current offer. */
  @property({ attribute: false }) held: Total | undefined;

  static override styles = [common, colors, scoreBarStyles, rankingStyles, css`:host { margin-top: 20px; }`];

  protected override render(): TemplateResult {
    const { ranking, counts } = this.answer;
    const ranked = ranking.filter((row) => row.rank !== null);
    const priced = (row: Row) => row.price.state === 'known' || row.price.state === 'free';
    const unranked = ranking.filter((row) => row.rank === null);
    const full = Math.max(1, ...ranking.map((row) => reach(row.parts)));
    // Roles are spelled out because the narrow page shows rows as cards, and a table that is no table to the eye would
    // lose its rows and cells for the ear.
    return html`<table role="table" class=${this.#room()} aria-rowcount=${counts.qualified + 1}>
      <caption class="unseen">${t('page.ranking')}</caption>
      <thead role="rowgroup"><tr role="row" aria-rowindex="1">
        <th role="columnheader" scope="col"><span aria-hidden="true">#</span><span class="unseen">${t('page.rank')}</span></th>
        <th role="columnheader" scope="col">${t('page.column.offer')}</th>
        <th role="columnheader" scope="col" class="number">${t('page.column.accelerators')}</th>
        <th role="columnheader" scope="col" class="number">${t('page.column.bill', { currency: this.#currency() })}</th>
        <th role="columnheader" scope="col" class="number">${isJob(this.answer) ? t('page.column.time') : this.#speedUnit()}</th>
        <th role="columnheader" scope="col" class="number">${t('page.column.score')}</th>
      </tr></thead>
      <tbody role="rowgroup">${repeat(ranked, (row) => row.offer, (row) => this.#row(row, full))}</tbody>
      ${this.#unranked('page.untimed', counts.untimed, unranked.filter((row) => priced(row) && row.term !== 'unstated'), full)}
      ${this.#unranked('page.unstated_terms', counts.unstated_terms, unranked.filter((row) => priced(row) && row.term === 'unstated'), full)}
      ${this.#unranked('page.unpriced', counts.unpriced, unranked.filter((row) => !priced(row)), full)}
    </table>
    ${this.#more()}`;
  }

  // What answers and yet has no rank, under a line that says why.
  #unranked(why: string, all: number, rows: Row[], full: number): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    return html`<tbody role="rowgroup">
      <tr role="row" class="line"><th role="rowheader" scope="rowgroup" colspan=${columns}>${t(plural(why, all), { count: count(all) })}</th></tr>
      ${repeat(rows, (row) => row.offer, (row) => this.#row(row, full))}</tbody>`;
  }

  #row(row: Row, full: number): TemplateResult {
    const chosen = row.offer === this.chosen;
    const index = this.answer.ranking.indexOf(row) + 2;
    return html`<tr role="row" aria-rowindex=${index} class=${chosen ? 'chosen' : ''} data-offer=${row.offer}
        @click=${() => this.tell('sy-choose', row.offer)}>
      <td role="cell" class="rank">${row.rank ?? '–'}${this.#compare(row)}</td>
      <th role="rowheader" scope="row" class="offer">
        <button type="button" class="link" aria-current=${chosen ? 'true' : nothing}>
          ${this.names.provider(row.provider)} <span class="sku">${row.sku}</span></button>
        <small>${regionText(row)} · ${optionText(row)}</small>
        ${row.marks.length === 0 ? nothing : html`<span class="marks">${row.marks.map((mark) =>
          html`<span class="mark">${spoken(`mark.${mark}`, mark)}</span>`)}</span>`}
      </th>
      <td role="cell" class="number">${acceleratorsText(row, this.names)}<small>${nodeText(row)}</small></td>
      <td role="cell" class="number total">${this.#total(row)}</td>
      <td role="cell" class="number">${this.#speed(row)}</td>
      <td role="cell" class="score">${row.rank === null ? html`<span class="number">–</span>`
        : html`<span class="number">${score(row.score.lower)}${row.score.upper > row.score.lower
          ? html`<small class="upper">${t('page.to', { upper: score(row.score.upper) })}</small>` : nothing}</span>
          ${scoreBar(row.parts, this.names, full)}`}</td>
    </tr>`;
  }

  #compare(row: Row): TemplateResult {
    const there = this.compared.offers.includes(row.offer);
    return html`<input type="checkbox" aria-label=${t('compare.compare_this', { name: `${this.names.provider(row.provider)} ${row.sku}, ${regionText(row)}` })}
      .checked=${there} ?disabled=${!there && isFull(this.compared)} @click=${(event: Event) => event.stopPropagation()}
      @change=${() => this.tell('sy-compare', row.offer)}>`;
  }

  // Against the person's current offer.
  #difference({ offer, total: { amount, currency } }: Row): TemplateResult | typeof nothing {
    const { held } = this;
    if (!held || held.amount === null || amount === null || held.currency !== currency) return nothing;
    if (offer === this.compared.baseline) return html`<small>${t('compare.mine')}</small>`;
    return html`<small>${t('compare.than_mine', { difference: differenceText(amount, held.amount, currency) })}</small>`;
  }

  #total(row: Row): unknown {
    const { total, price } = row;
    if (total.amount === null) return html`<span class="said">${price.state === 'known' ? t('total.unknown') : t(`price_state.${price.state}`)}</span>`;
    const list = total.list_currency !== total.currency && total.list_amount !== null
      ? html`<small>${money(total.list_amount, total.list_currency)}</small>` : nothing;
    const state = total.state === 'complete' ? nothing : html`<small>${t(`page.total.${total.state}`)}</small>`;
    return html`${money(total.amount, total.currency)}${list}${state}${this.#difference(row)}`;
  }

  #speed(row: Row): unknown {
    const speed = speedText(row, isJob(this.answer));
    if (!speed) return html`<span class="said">${t('page.not_known')}</span>`;
    return html`${speed.value}<span class="unit"> ${isJob(this.answer) ? t('unit.h') : t(`unit.${row.time.unit}`)}</span><small>${speed.bounds === '' ? t(`evidence.${row.time.evidence}`) : speed.bounds}</small>`;
  }

  // How wide the bills are as the language writes them: US$11,008.00 is longer than $11,008.00.
  #room(): string {
    const sums = this.answer.ranking.map(({ total }) => (total.amount === null ? 0 : money(total.amount, total.currency).length));
    return rooms.find(([most]) => Math.max(0, ...sums) <= most)?.[1] ?? '';
  }

  #currency(): string {
    return this.answer.ranking[0]?.total.currency ?? '';
  }

  #speedUnit(): string {
    const unit = this.answer.ranking.at(0)?.time.unit;
    return t('page.column.speed', { unit: unit === undefined ? '' : spoken(`unit.${unit}`, unit) });
  }

  #more(): TemplateResult | typeof nothing {
    const { shown, qualified } = this.answer.counts;
    if (shown >= qualified) return nothing;
    return html`<p class="more"><span>${t('page.shown', { shown: count(shown), qualified: count(qualified) })}</span>
      <button type="button" @click=${() => this.#show(shown + rowsShown)}>${t('page.show_more', { count: count(Math.min(rowsShown, qualified - shown)) })}</button></p>`;
  }

  #show(limit: number): void {
    this.tell('sy-edit', { pointer: '/limit', value: limit, gesture: '/limit', final: true });
  }
}
