// One row of the ranking, cell by cell.
import { html, nothing, type TemplateResult } from 'lit';
import { type Compared, isFull } from '../comparison/chosen';
import { differenceText } from '../comparison/difference';
import type { Row, Total } from '../engine/documents';
import { count, day, money, price, score } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { amountOf, type Arranged, type Column, type Unit } from '../table/arrange';
import { acceleratorsText, nodeText, optionText, regionText, speedText } from './offer';
import { scoreBar } from './score-bar';

/** What a row's cells depend on beside the row. */
export interface Setting {
  names: Names;
  job: boolean;
  /** The score of a full bar. */
  full: number;
  chosen: string | undefined;
  compared: Compared;
  /** The bill of the person's current offer. */
  held: Total | undefined;
  unit: Unit;
  extra: readonly Column[];
  choose(offer: string): void;
  compare(offer: string): void;
}

/** `index` counts the rows of the table from 1, its header included; `place` those of its group from 0. */
export function rankingRow({ row, behind }: Arranged, index: number, place: number, setting: Setting): TemplateResult {
  const chosen = row.offer === setting.chosen;
  return html`<tr role="row" aria-rowindex=${index} data-index=${place} class=${chosen ? 'chosen' : ''} data-offer=${row.offer}
      @click=${() => setting.choose(row.offer)}>
    <td role="cell" class="rank">${row.rank ?? '–'}${compareBox(row, setting)}</td>
    <th role="rowheader" scope="row" class="offer">
      <button type="button" class="link" aria-current=${chosen ? 'true' : nothing}>
        ${setting.names.provider(row.provider)} <span class="sku">${row.sku}</span></button>
      <small>${regionText(row)} · ${optionText(row)}${behind > 0 ? ` · ${t('page.table.behind', { count: count(behind) })}` : ''}</small>
      ${row.marks.length === 0 ? nothing : html`<span class="marks">${row.marks.map((mark) =>
        html`<span class="mark">${spoken(`mark.${mark}`, mark)}</span>`)}</span>`}
    </th>
    <td role="cell" class="accelerators number">${acceleratorsText(row, setting.names)}<small>${nodeText(row)}</small></td>
    <td role="cell" class="number total">${setting.unit === 'total' ? totalCell(row, setting) : unitCell(row, setting.unit)}</td>
    <td role="cell" class="time number">${speedCell(row, setting.job)}</td>
    ${setting.extra.map((column) => html`<td role="cell" class="extra number">${extraCell(row, column)}</td>`)}
    <td role="cell" class="score">${row.rank === null ? html`<span class="number">–</span>`
      : html`<span class="number">${score(row.score.lower)}${row.score.upper > row.score.lower
        ? html`<small class="upper">${t('page.to', { upper: score(row.score.upper) })}</small>` : nothing}</span>
        ${scoreBar(row.parts, setting.names, setting.full)}`}</td>
  </tr>`;
}

function compareBox(row: Row, { compared, compare, names }: Setting): TemplateResult {
  const there = compared.offers.includes(row.offer);
  return html`<input type="checkbox" aria-label=${t('compare.compare_this', { name: `${names.provider(row.provider)} ${row.sku}, ${regionText(row)}` })}
    .checked=${there} ?disabled=${!there && isFull(compared)} @click=${(event: Event) => event.stopPropagation()}
    @change=${() => compare(row.offer)}>`;
}

function totalCell(row: Row, setting: Setting): unknown {
  const { total, price: list } = row;
  if (total.amount === null) return html`<span class="said">${list.state === 'known' ? t('total.unknown') : t(`price_state.${list.state}`)}</span>`;
  const listed = total.list_currency !== total.currency && total.list_amount !== null
    ? html`<small>${money(total.list_amount, total.list_currency)}</small>` : nothing;
  const state = total.state === 'complete' ? nothing : html`<small>${t(`page.total.${total.state}`)}</small>`;
  return html`${money(total.amount, total.currency)}${listed}${state}${difference(row, setting)}`;
}

// Against the person's current offer.
function difference({ offer, total: { amount, currency } }: Row, { compared, held }: Setting): TemplateResult | typeof nothing {
  if (!held || held.amount === null || amount === null || held.currency !== currency) return nothing;
  if (offer === compared.baseline) return html`<small>${t('compare.mine')}</small>`;
  return html`<small>${t('compare.than_mine', { difference: differenceText(amount, held.amount, currency) })}</small>`;
}

function unitCell(row: Row, unit: Unit): unknown {
  const amount = amountOf(row, unit);
  return amount === null ? html`<span class="said">${t('page.not_known')}</span>` : price(amount, row.total.currency);
}

function speedCell(row: Row, job: boolean): unknown {
  const speed = speedText(row, job);
  if (!speed) return html`<span class="said">${t('page.not_known')}</span>`;
  return html`${speed.value}<span class="unit"> ${job ? t('unit.h') : t(`unit.${row.time.unit}`)}</span><small>${speed.bounds === '' ? t(`evidence.${row.time.evidence}`) : speed.bounds}</small>`;
}

function extraCell(row: Row, column: Column): unknown {
  const text = column === 'memory' ? row.accelerator.memory_gb : column === 'network' ? row.fabric_gbps : row.price.as_of;
  return html`<span class="label">${t(`page.column.${column}`)} </span>${text === null ? html`<span class="said">${t('page.not_known')}</span>`
    : typeof text === 'number' ? count(text) : day(text)}`;
}
