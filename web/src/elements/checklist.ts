// <sy-checklist>: what to check before the chosen offer is bought. What it needs is fetched when it is first shown.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { openDossier, type Dossier } from '../dossier/dossier';
import type { Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation } from '../engine/explanation';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { checklist, type CheckItem } from '../takeaway/checklist';
import { exitCost, type ExitCost } from '../takeaway/exit-cost';
import { common, Element } from './element';

@customElement('sy-checklist')
export class Checklist extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) explanation!: Explanation;
  @state() private gathered: { for: Explanation; dossier: Dossier; exit: ExitCost } | undefined;

  static override styles = [common, css`
    li { padding: 6px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; break-inside: avoid; }
    label { display: flex; gap: 8px; align-items: baseline; }
    input { flex: none; width: 14px; height: 14px; margin: 0; accent-color: var(--accent); transform: translateY(2px); }
    .more { margin-left: 22px; }
    code { display: block; margin: 4px 0; padding: 4px 6px; background: var(--hover); font: 12px/16px ui-monospace, monospace; white-space: pre-wrap; user-select: all; }
    .expected { font: var(--note); }
    small { display: block; font: var(--note); color: var(--muted); }
  `];

  /** The items, once they are gathered. */
  get items(): CheckItem[] {
    const { gathered } = this;
    return gathered?.for === this.explanation ? checklist(this.explanation, gathered.dossier, gathered.exit, this.names) : [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('explanation')) void this.#gather(this.explanation);
  }

  protected override render(): TemplateResult {
    const { items } = this;
    return html`<h2 id="title">${t('page.checklist')}</h2>
      ${items.length === 0 ? html`<p class="note">${t('page.gathering')}</p>` : html`<ul aria-labelledby="title">${items.map((item) => this.#item(item))}</ul>`}`;
  }

  #item({ id, task, commands, expected, sources }: CheckItem): TemplateResult {
    return html`<li data-check=${id}><label><input type="checkbox"><span>${task}</span></label>
      <div class="more">${commands.map((command) => html`<code>${command}</code>`)}
        <p class="expected">${t('checklist.expected', { expected })}</p>
        ${sources.length === 0 ? nothing : html`<small>${sources.join(' · ')}</small>`}</div></li>`;
  }

  async #gather(explanation: Explanation): Promise<void> {
    const [dossier, exit] = await Promise.all([openDossier(), exitCost(this.engine, this.question, explanation.place.offer)]);
    if (explanation !== this.explanation) return;
    this.gathered = { for: explanation, dossier, exit };
    await this.updateComplete;
    this.tell('sy-gathered', null);
  }
}
