// <sy-ranking>: the offers that answer, best first; those without a price under a line of their own. A person may arrange
// them otherwise; then every offer that answers is looked at, not only those on the page.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { type Compared, nothingCompared } from '../comparison/chosen';
import type { Answer, Question, Row, Total } from '../engine/documents';
import type { Engine } from '../engine/engine';
import { count, money } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { rowsShown } from '../state/store';
import { arrange, type Arranged, type Arrangement, asRanked, type Column, extraColumns, needsAll, pressed } from '../table/arrange';
import { RowWindow } from '../table/window';
import { colors, common, Element } from './element';
import { acceleratorsText, isJob, optionText, regionText } from './offer';
import { rankingRow, type Setting } from './ranking-row';
import { rankingStyles } from './ranking-styles';
import { reach, scoreBarStyles } from './score-bar';
import { share } from './share';
import './table-tools';

const standingColumns = 6;
/** Characters of a sum that the column of bills has room for, and the class that makes more. */
const rooms: readonly (readonly [number, string])[] = [[10, ''], [13, 'long'], [Infinity, 'longer']];
const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

@customElement('sy-ranking')
export class RankingTable extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) chosen: string | undefined;
  @property({ attribute: false }) compared: Compared = nothingCompared;
  /** The bill of the person's current offer. */
  @property({ attribute: false }) held: Total | undefined;
  @state() private arrangement: Arrangement = asRanked;
  /** Every row that answers, and whether with prices by unit. */
  @state() private all: { of: Answer; rows: readonly Row[]; priced: boolean } | undefined;
  #window = new RowWindow(this);

  static override styles = [common, colors, scoreBarStyles, rankingStyles, css`:host { margin-top: 12px; }`];

  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('answer') || changed.has('arrangement')) && needsAll(this.arrangement)) void this.#fetchAll();
  }

  protected override updated(): void {
    this.#window.measure(this.renderRoot.querySelectorAll('tbody.windowed tr[data-index]'));
  }

  protected override render(): TemplateResult {
    const { answer, arrangement } = this;
    const arranged = needsAll(arrangement) && this.all ? arrange(this.all.rows, arrangement, (row) => this.#text(row)) : undefined;
    const setting = this.#setting();
    const columns = this.#columns(setting);
    // Roles are spelled out because the narrow page shows rows as cards, and a table that is no table to the eye would
    // lose its rows and cells for the ear.
    return html`<sy-table-tools .arrangement=${arrangement} .names=${columns} ?job=${setting.job}
        @sy-arrange=${(event: CustomEvent<Arrangement>) => { this.arrangement = event.detail; }}></sy-table-tools>
      <table role="table" class="${this.#room()} ${setting.extra.length > 0 ? 'crowded' : ''}" aria-rowcount=${(arranged?.length ?? answer.counts.qualified) + 1} @keydown=${this.#key}>
        <caption class="unseen">${t('page.ranking')}</caption>
        <thead role="rowgroup"><tr role="row" aria-rowindex="1">
          <th role="columnheader" scope="col" class="rank"><span aria-hidden="true">#</span><span class="unseen">${t('page.rank')}</span></th>
          ${columns.map(([column, name]) => this.#column(column, name))}</tr></thead>
        ${arranged ? this.#body(arranged, 0, setting, true) : this.#asRanked(setting)}
      </table>
      ${arranged ? html`<p class="more" role="status">${t(plural('page.table.found', arranged.length), { count: count(arranged.length) })}</p>` : this.#more()}`;
  }

  #setting(): Setting {
    const rows = this.all && needsAll(this.arrangement) ? this.all.rows : this.answer.ranking;
    return {
      names: this.names, job: isJob(this.answer), full: rows.reduce((full, row) => Math.max(full, reach(row.parts)), 1),
      chosen: this.chosen, compared: this.compared, held: this.held, unit: this.arrangement.unit, extra: this.arrangement.extra,
      choose: (offer) => this.tell('sy-choose', offer), compare: (offer) => this.tell('sy-compare', offer),
    };
  }

  /** The columns by the names in their headers, as they stand beside each other. */
  #columns({ job, unit, extra }: Setting): (readonly [Column, string])[] {
    const currency = this.answer.ranking[0]?.total.currency ?? '';
    return [
      ['offer', t('page.column.offer')],
      ['accelerators', t('page.column.accelerators')],
      ['bill', unit === 'total' ? t('page.column.bill', { currency }) : t('page.table.per', { unit: t(`page.table.unit.${unit}`), currency })],
      ['time', job ? t('page.column.time') : this.#speedUnit()],
      ...extra.map((column) => [column, t(`page.column.${column}`)] as const),
      ['score', t('page.column.score')],
    ];
  }

  #column(column: Column, name: string): TemplateResult {
    const kind = column === 'offer' ? '' : `${extraColumns.includes(column as never) ? 'extra' : column} number`;
    const { sort } = this.arrangement;
    const sorted = sort?.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined;
    return html`<th role="columnheader" scope="col" class=${kind} aria-sort=${sorted ?? nothing}>
      <button type="button" @click=${() => this.#sort(column)}>${name}${sorted === undefined ? nothing
        : html`<span aria-hidden="true"> ${sorted === 'descending' ? '↓' : '↑'}</span>`}</button></th>`;
  }

  #asRanked(setting: Setting): unknown[] {
    const { ranking, counts } = this.answer;
    const ranked = ranking.filter((row) => row.rank !== null);
    const priced = (row: Row): boolean => row.price.state === 'known' || row.price.state === 'free';
    const groups = [
      ['page.untimed', counts.untimed, (row: Row) => priced(row) && row.term !== 'unstated'],
      ['page.unstated_terms', counts.unstated_terms, (row: Row) => priced(row) && row.term === 'unstated'],
      ['page.unpriced', counts.unpriced, (row: Row) => !priced(row)],
    ] as const;
    let before = ranked.length;
    return [this.#body(plain(ranked), 0, setting, true), ...groups.map(([why, all, belongs]) => {
      const rows = plain(ranking.filter((row) => row.rank === null && belongs(row)));
      before += rows.length;
      return rows.length === 0 ? nothing : this.#body(rows, before - rows.length, setting, false, t(plural(why, all), { count: count(all) }));
    })];
  }

  // `line`: what its rows have in common, where that is said above them.
  #body(rows: readonly Arranged[], before: number, setting: Setting, windowed: boolean, line?: string): TemplateResult {
    const { from, to, above, below } = windowed ? this.#window.inSight(rows.length) : { from: 0, to: rows.length, above: 0, below: 0 };
    const columns = standingColumns + setting.extra.length;
    const spacer = (height: number): unknown => (height <= 0 ? nothing
      : html`<tr class="spacer" aria-hidden="true"><td colspan=${columns} ${share(height)}></td></tr>`);
    return html`<tbody role="rowgroup" class=${windowed ? 'windowed' : ''}>
      ${line === undefined ? nothing : html`<tr role="row" class="line"><th role="rowheader" scope="rowgroup" colspan=${columns}>${line}</th></tr>`}
      ${spacer(above)}${repeat(rows.slice(from, to), ({ row }) => row.offer, (arranged, i) => rankingRow(arranged, before + from + i + 2, from + i, setting))}${spacer(below)}</tbody>`;
  }

  // How wide the bills are as the language writes them: US$11,008.00 is longer than $11,008.00.
  #room(): string {
    const sums = this.answer.ranking.map(({ total }) => (total.amount === null ? 0 : money(total.amount, total.currency).length));
    return rooms.find(([most]) => Math.max(0, ...sums) <= most)?.[1] ?? '';
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

  #sort(column: Column): void {
    this.arrangement = { ...this.arrangement, sort: pressed(this.arrangement, column, isJob(this.answer)) };
  }

  #text(row: Row): string {
    return [this.names.provider(row.provider), row.provider, row.sku, regionText(row), optionText(row), acceleratorsText(row, this.names)].join(' ');
  }

  // Up and down, first and last, among the rows in the document.
  #key(event: KeyboardEvent): void {
    const move = moves[event.key];
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('.offer button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (move === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, at + move))]?.focus();
  }

  async #fetchAll(): Promise<void> {
    const { answer, question } = this;
    const priced = this.arrangement.unit !== 'total';
    if (this.all?.of === answer && (this.all.priced || !priced)) return;
    const said = await this.engine.askBeside({ ...question, limit: answer.counts.qualified, want: priced ? ['bill'] : [] });
    if (answer === this.answer && 'document' in said) this.all = { of: answer, rows: said.document.ranking, priced };
  }
}

function plain(rows: readonly Row[]): Arranged[] {
  return rows.map((row) => ({ row, behind: 0 }));
}
