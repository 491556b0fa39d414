// <sy-sheet>: what slides over the page where there is no room beside it. A native dialog: it keeps focus, and Escape
// closes it.
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { t } from '../i18n/speech';
import { common, Element } from './element';

@customElement('sy-sheet')
export class Sheet extends Element {
  @property({ type: Boolean }) open = false;
  @property() label = '';
  /** The side it comes from. */
  @property({ reflect: true }) side: 'left' | 'right' = 'right';

  /** With room for a text of some length. */
  @property({ type: Boolean, reflect: true }) roomy = false;

  static override styles = [common, css`
    dialog {
      position: fixed; inset: 0 0 0 auto; width: min(400px, 100vw); max-width: none; height: 100dvh; max-height: none; margin: 0;
      padding: 0; border: 0; background: var(--paper); color: var(--ink); box-shadow: var(--shadow);
    }
    :host([roomy]) dialog { width: min(760px, 100vw); }
    :host([side="left"]) dialog { inset: 0 auto 0 0; }
    dialog::backdrop { background: rgb(0 0 0 / 40%); }
    .bar {
      position: sticky; top: 0; z-index: 20; display: flex; justify-content: flex-end; padding: 8px 12px; background: var(--paper);
      border-bottom: 1px solid var(--line);
    }
    .inside { padding: 16px 20px 40px; }
  `];

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${this.label} @close=${this.#closed} @click=${this.#outside}>
      <div class="bar"><button type="button" @click=${() => this.#dialog()?.close()}>${t('page.close')}</button></div>
      <div class="inside"><slot></slot></div>
    </dialog>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    const dialog = this.#dialog();
    if (this.open && !dialog?.open) dialog?.showModal();
    else if (!this.open && dialog?.open) dialog.close();
  }

  #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  // Told where a person closed it, not where another one opens in its place.
  #closed(): void {
    if (this.open) this.tell('sy-close', null);
  }

  #outside(event: Event): void {
    if (event.target === this.#dialog()) this.#dialog()?.close();
  }
}
