// What every element of the page has in common: it speaks again when the language changes, and it shares a few rules.
import { css, LitElement, type CSSResultGroup } from 'lit';
import { speech } from '../i18n/speech';

export const common = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host { display: block; }
  :host([hidden]), [hidden] { display: none !important; }
  h2, h3 { margin: 0 0 8px; font: var(--title); color: var(--muted); letter-spacing: 0.02em; }
  p { margin: 0; }
  ul, ol, dl, dd { margin: 0; padding: 0; list-style: none; }
  button, input, select { font: inherit; color: inherit; }
  button {
    min-height: 28px; padding: 3px 10px; border: 1px solid var(--edge); border-radius: var(--radius);
    background: var(--surface); cursor: pointer;
  }
  button:hover { background: var(--hover); }
  button.plain { border-color: transparent; background: none; }
  button.plain:hover { background: var(--hover); }
  button.link {
    min-height: 24px; padding: 0; border: 0; background: none; color: inherit; text-align: inherit;
  }
  a { color: var(--accent); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: var(--radius); }
  .note { font: var(--note); color: var(--muted); }
  .fault { font: var(--note); color: var(--fault); }
  .number { text-align: right; white-space: nowrap; }
  .unseen {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The colors of the criteria, .c1 to .c6, with the ink that stands on each. */
export const colors = css`
  .c1, .c2, .c3, .c4, .c5, .c6 { box-shadow: inset 0 0 0 1px var(--criterion-edge); }
  .c1 { background: var(--criterion-1); color: var(--on-criterion-1); }
  .c2 { background: var(--criterion-2); color: var(--on-criterion); }
  .c3 { background: var(--criterion-3); color: var(--on-criterion); }
  .c4 { background: var(--criterion-4); color: var(--on-criterion); }
  .c5 { background: var(--criterion-5); color: var(--on-criterion); }
  .c6 { background: var(--criterion-6); color: var(--on-criterion); }
  @media (forced-colors: active) {
    .c1, .c2, .c3, .c4, .c5, .c6 { forced-color-adjust: none; }
  }
`;

export abstract class Element extends LitElement {
  static override styles: CSSResultGroup = common;

  #speak = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    speech.addEventListener('change', this.#speak);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    speech.removeEventListener('change', this.#speak);
  }

  /** Tells those above; the page listens at its root. */
  protected tell<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
