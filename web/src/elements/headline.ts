// <sy-headline>: who stands first, what it costs, how fast it is, and how sure that is: one sentence and three numbers.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Answer, Row } from '../engine/documents';
import { count, day, money, score } from '../i18n/format';
import type { Names } from '../i18n/names';
import { marked, plural, rich, t } from '../i18n/speech';
import { read } from '../state/question';
import { common, Element } from './element';
import { acceleratorsText, isJob, speedText } from './offer';

@customElement('sy-headline')
export class Headline extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;

  static override styles = [common, css`
    h1 { margin: 0 0 4px; font: var(--headline); max-width: 62ch; text-wrap: pretty; }
    @media (max-width: 699px) { h1 { font: 18px/25px var(--font); } }
    h1 em { font-style: normal; font-weight: 600; }
    .assumed { color: var(--muted); max-width: 90ch; }
    .numbers { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 16px 0 0; }
    .numbers button { display: block; padding: 0; border: 0; background: none; text-align: left; }
    .numbers b { display: block; font: 600 20px/28px var(--font); }
    .numbers button:hover b { color: var(--accent); }
  `];

  protected override render(): TemplateResult {
    const first = this.answer.ranking.find((row) => row.rank === 1);
    return html`
      <h1>${first ? this.#sentence(first) : t('page.headline.none')}</h1>
      <p class="assumed">${this.#assumptions()}</p>
      ${first ? html`<div class="numbers">${this.#total(first)}${this.#speed(first)}${this.#score(first)}</div>` : nothing}`;
  }

  // Who is first; and who could be, were all known: a rank is no more certain than its figures.
  #sentence(first: Row): unknown[] {
    const ranked = this.answer.ranking.filter((row) => row.rank !== null);
    const tied = ranked.filter((row) => row.rank === 1);
    const same = tied.every((row) => row.provider === first.provider && row.sku === first.sku);
    const key = tied.length > 1 ? (same ? 'page.headline.alike' : 'page.headline.tied')
      : this.answer.counts.ranked === 1 ? 'page.headline.only' : 'page.headline.first';
    const provider = this.names.provider(first.provider);
    const offer = t('page.offer', { provider, what: acceleratorsText(first, this.names) });
    const rival = ranked.find((row) => row.rank !== 1 && row.score.upper > first.score.lower);
    return [
      ...rich(key, { offer: marked(offer), count: count(tied.length) }, strong),
      ...(rival ? rich('page.headline.rival', { rival: marked(`${this.names.provider(rival.provider)} ${rival.sku}`) }, strong) : []),
    ];
  }

  #assumptions(): string {
    const { question, catalog, counts } = this.answer;
    const options = read(question, '/require/options');
    const bought = Array.isArray(options) && options.length > 0
      ? options.map((option) => this.names.value('options', String(option))).join(t('page.comma')) : t('page.any_option');
    const months = Number(read(question, '/workload/months') ?? 1);
    const hours = read(question, '/workload/hours_per_month');
    const runs = read(question, '/workload/runs');
    const work = runs !== undefined && runs !== null
      ? t(plural('page.assumed_runs', Number(runs)), { count: count(Number(runs)) })
      : t(plural('page.assumed_hours', months), { hours: count(Number(hours ?? 0)), count: count(months) });
    return t('page.assumed', { options: bought, work, date: day(catalog.date) })
      + t('page.answering', { qualified: count(counts.qualified), excluded: count(counts.excluded) });
  }

  #total(row: Row): TemplateResult {
    const { amount, currency, state } = row.total;
    return this.#number(row, t(`total.${state}`, { amount: amount === null ? '' : money(amount, currency) }), t('page.whole_bill'));
  }

  #speed(row: Row): TemplateResult | typeof nothing {
    const job = isJob(this.answer);
    const speed = speedText(row, job);
    if (!speed) return nothing;
    const kind = job ? t('page.time') : t('page.speed', { unit: t(`unit.${row.time.unit}`) });
    return this.#number(row, job ? t('page.hours', { count: speed.value }) : speed.value,
      `${kind}${t('page.comma')}${t(`evidence.${row.time.evidence}`)}`);
  }

  #score(row: Row): TemplateResult {
    const { lower, upper } = row.score;
    return this.#number(row, score(lower), lower === upper ? t('page.score_of_one')
      : t('page.score_up_to', { upper: score(upper) }));
  }

  #number(row: Row, value: string, what: string): TemplateResult {
    return html`<button type="button" @click=${() => this.tell('sy-choose', row.offer)}>
      <b>${value}</b><span class="note">${what}</span></button>`;
  }
}

function strong(words: string): TemplateResult {
  return html`<em>${words}</em>`;
}
