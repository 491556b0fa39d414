// <sy-notices>: what a person must know before they read the answer: what was left out of a link, that the engine
// stopped, that an answer is not to the question as it stands.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import type { LeftOut, State } from '../state/store';
import { common, Element } from './element';
import { faultText } from './fault';

@customElement('sy-notices')
export class Notices extends Element {
  @property({ attribute: false }) state!: State;

  static override styles = [common, css`
    .notice { margin-bottom: 12px; padding: 4px 0 4px 12px; border-left: 3px solid var(--accent); }
    .notice.bad { border-color: var(--fault); }
    .notice button { margin-top: 6px; }
    li { overflow-wrap: anywhere; }
  `];

  protected override render(): TemplateResult {
    const { leftOut, stopped, faults, answer } = this.state;
    return html`
      ${leftOut.length === 0 ? nothing : html`<div class="notice bad" role="alert">
        <p>${t('page.link_left_out')}</p>
        <ul>${leftOut.map((piece) => html`<li>${leftOutText(piece)}</li>`)}</ul>
        <button type="button" @click=${() => this.tell('sy-understood', null)}>${t('page.understood')}</button>
      </div>`}
      ${stopped ? html`<div class="notice bad" role="alert">
        <p>${t('page.stopped')}</p>
        <button type="button" @click=${() => this.tell('sy-again', null)}>${t('page.ask_again')}</button>
      </div>` : nothing}
      ${faults.length === 0 ? nothing : html`<div class="notice bad"><p>${t(answer ? 'page.answer_kept' : 'page.no_answer')}</p></div>`}
    `;
  }
}

function leftOutText(piece: LeftOut): string {
  if ('what' in piece) return t(`page.${piece.code}`, { what: piece.what });
  const place = piece.where.replace(/\/\d+$/, '').slice(1).replaceAll('/', '.');
  return t('page.link_refused', { where: spoken(`field.${place}`, place), why: faultText(piece) });
}

declare global {
  interface HTMLElementEventMap {
    'sy-understood': CustomEvent<null>;
    'sy-again': CustomEvent<null>;
  }
}
