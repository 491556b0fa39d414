// <sy-tabs>: which view of the answer is shown. One stop for the Tab key; the arrows move between the views.
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { count } from '../i18n/format';
import { t } from '../i18n/speech';
import { common, Element } from './element';

/** The views of an answer. */
export const views = ['offers', 'doubt', 'vendors', 'compare', 'chart'] as const;
export type View = (typeof views)[number];

const steps: Readonly<Record<string, (i: number) => number>> = {
  ArrowLeft: (i) => i - 1, ArrowRight: (i) => i + 1, Home: () => 0, End: () => views.length - 1,
};

@customElement('sy-tabs')
export class Tabs extends Element {
  @property({ attribute: false }) view: View = 'offers';
  /** How many offers are compared. */
  @property({ type: Number }) compared = 0;

  static override styles = [common, css`
    :host { margin-top: 24px; border-bottom: 1px solid var(--line); }
    div { display: flex; flex-wrap: wrap; gap: 0 20px; }
    button { min-height: 32px; margin-bottom: -1px; padding: 4px 0; border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; color: var(--muted); }
    button:hover { background: none; color: var(--ink); }
    [aria-selected="true"] { border-color: var(--accent); color: var(--ink); font-weight: 600; }
    @media print { :host { display: none; } }
  `];

  protected override render(): TemplateResult {
    return html`<div role="tablist" aria-label=${t('page.views')} @keydown=${this.#key}>${views.map((view) => html`
      <button type="button" role="tab" aria-selected=${view === this.view} tabindex=${view === this.view ? 0 : -1}
        @click=${() => this.tell('sy-view', view)}>${t(`page.view.${view}`)}${view === 'compare' && this.compared > 0 ? ` (${count(this.compared)})` : ''}</button>`)}</div>`;
  }

  #key(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (step(views.indexOf(this.view)) + views.length) % views.length;
    this.tell('sy-view', views[next]);
    this.renderRoot.querySelectorAll('button')[next]?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-view': CustomEvent<View>;
  }
}
