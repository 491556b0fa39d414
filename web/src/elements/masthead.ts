// <sy-masthead>: the name, the link to the question, language and theme.
import { css, html, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { speech, t } from '../i18n/speech';
import { type Theme, themes } from '../page/theme';
import { common, Element } from './element';

/** What opens over the page. */
export type Opened = 'import' | 'takeaway' | 'claims';

const mark = svg`<path d="M1 7.500 25 3.500M9 1.500v5M9 6.200 9 20M5.500 20h7M3 7.200v5M1 12.200h4l-2 3z"/>
  <path d="M18.500 5h4v4h-4z" fill="currentColor" stroke="none"/>`;

@customElement('sy-masthead')
export class Masthead extends Element {
  @property({ attribute: false }) link: () => string = () => location.href;
  @property({ attribute: false }) theme: Theme = 'system';
  /** Whether a person's own prices are in use. */
  @property({ type: Boolean }) own = false;
  @state() private copied = false;

  static override styles = [common, css`
    header {
      display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 8px 24px; border-bottom: 1px solid var(--line);
    }
    .name { display: flex; align-items: center; gap: 12px; font-size: 16px; font-weight: 600; }
    .what { flex: 1; color: var(--muted); }
    nav { display: flex; align-items: center; gap: 4px; }
    button, select { flex: none; font-size: 13px; color: var(--muted); white-space: nowrap; }
    select { height: 28px; border: 1px solid transparent; border-radius: var(--radius); background: var(--paper); cursor: pointer; }
    select:hover { background: var(--hover); }
    option { background: var(--surface); color: var(--ink); }
    @media (max-width: 699px) { header { padding: 8px 16px; gap: 4px; } button.plain { padding: 3px 6px; } .what { display: none; } nav { flex: 1 1 100%; flex-wrap: wrap; gap: 0 4px; margin-left: -6px; } }
  `];

  protected override render(): TemplateResult {
    const other = speech.language === 'en' ? 'zh-Hans' : 'en';
    return html`<header>
      <span class="name"><svg width="26" height="22" viewBox="0 0 26 22" fill="none" stroke="currentColor" stroke-width="1.6"
        aria-hidden="true">${mark}</svg>${t('page.name')}</span>
      <span class="what">${t('page.what')}</span>
      <nav aria-label=${t('page.settings')}>
        <button type="button" class="plain" aria-haspopup="dialog" @click=${() => this.#open('import')}>${t('page.import')}${this.own ? ' •' : ''}</button>
        <button type="button" class="plain" aria-haspopup="dialog" @click=${() => this.#open('takeaway')}>${t('page.takeaway')}</button>
        <button type="button" class="plain" aria-haspopup="dialog" @click=${() => this.#open('claims')}>${t('page.claims')}</button>
        <button type="button" class="plain" @click=${this.#copy}>${t(this.copied ? 'page.copied' : 'page.copy_link')}</button>
        <select aria-label=${t('page.theme')} @change=${this.#choose}>
          ${themes.map((theme) => html`<option value=${theme} ?selected=${theme === this.theme}>${t(`page.theme.${theme}`)}</option>`)}
        </select>
        <button type="button" class="plain" lang=${other} @click=${() => speech.choose(other)}>${t('page.other_language')}</button>
      </nav>
    </header>`;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link());
      this.copied = true;
      setTimeout(() => {
        this.copied = false;
      }, 2000);
    } catch {
      // No clipboard here; the address bar holds the same link.
      location.hash = new URL(this.link()).hash;
    }
  }

  #open(what: Opened): void {
    this.tell('sy-open', what);
  }

  #choose(event: Event): void {
    this.tell('sy-theme', (event.target as HTMLSelectElement).value);
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-theme': CustomEvent<Theme>;
    'sy-open': CustomEvent<Opened>;
  }
}
