// The panes: three beside each other from 1100 px on, one with sheets over it below.
import { css } from 'lit';
import { common } from '../elements/element';

export const pageStyles = [common, css`
  main { display: grid; grid-template-columns: minmax(0, 1fr); min-height: calc(100vh - 88px); }
  .answer { min-width: 0; padding: 20px 24px 40px; outline: none; }
  .kept > :not(sy-beam) { filter: grayscale(1) opacity(0.8); }
  sy-notices:not(:empty) { margin-bottom: 8px; }
  sy-beam { margin-top: 24px; }
  footer { padding: 12px 24px; border-top: 1px solid var(--line); font: var(--note); color: var(--muted); overflow-wrap: anywhere; }
  .opening, .failure { grid-column: 1 / -1; padding: 40px 24px; }
  .failure p { max-width: 64ch; }
  .failure h1 { margin: 0 0 8px; font: var(--headline); }
  .failure button { margin-top: 16px; }
  .change { margin-bottom: 16px; }
  .skip { position: absolute; z-index: 30; top: 8px; left: 8px; }
  .skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; min-height: 0; padding: 0; overflow: hidden; }

  @media screen { sy-report { display: none; } }
  @media print {
    :host([printing]) :is(.skip, sy-masthead, main, footer, sy-sheet), .question, .change, sy-masthead { display: none; }
  }

  @media screen and (min-width: 1100px) {
    main { grid-template-columns: 256px minmax(0, 1fr) 312px; }
    .question { padding: 20px; border-right: 1px solid var(--line); }
    aside { padding: 20px; border-left: 1px solid var(--line); position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; }
  }
  @media screen and (min-width: 1100px) and (max-width: 1279px) {
    main { grid-template-columns: 232px minmax(0, 1fr) 272px; }
    .question, aside { padding: 20px 16px; }
  }
  @media (max-width: 699px) {
    .answer { padding: 16px; }
    footer { padding: 12px 16px; }
  }
`];
