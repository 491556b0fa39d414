// The views of an answer: by offer at once; the others are fetched when they are first looked at.
import { html, type TemplateResult } from 'lit';
import '../elements/excluded';
import '../elements/ranking';
import type { View } from '../elements/tabs';
import type { Compared } from '../comparison/chosen';
import type { Answer, Opening } from '../engine/documents';
import type { ByCriterion } from '../engine/doubt';
import type { Engine } from '../engine/engine';
import type { Names } from '../i18n/names';
import type { State } from '../state/store';

export interface Viewed {
  engine: Engine;
  names: Names;
  opening: Opening;
  answer: Answer;
  state: State;
  compared: Compared;
  /** Of the question as it stands, shares of 1. */
  weights: ByCriterion;
}

export function answerView(view: View, { engine, names, opening, answer, compared, weights, state: { question, offer, held, explanation, further, doubt } }: Viewed): TemplateResult {
  switch (view) {
    case 'offers': return html`
      <sy-ranking .engine=${engine} .question=${question} .names=${names} .answer=${answer} .chosen=${offer} .compared=${compared} .held=${held}></sy-ranking>
      <sy-excluded .answer=${answer} .question=${question}></sy-excluded>`;
    case 'vendors': return html`<sy-vendors .engine=${engine} .names=${names} .providers=${opening.providers.map(({ id }) => id)}
      .answer=${answer} .question=${question} .chosen=${offer}></sy-vendors>`;
    case 'compare': return html`<sy-compare .engine=${engine} .names=${names} .answer=${answer} .question=${question}
      .compared=${compared}></sy-compare>`;
    case 'doubt': return html`<sy-doubt .names=${names} .doubt=${doubt} .weights=${weights}></sy-doubt>`;
    case 'chart': return html`<sy-chart .engine=${engine} .names=${names} .answer=${answer} .question=${question}
      .explanation=${explanation} .further=${further}></sy-chart>`;
  }
}
