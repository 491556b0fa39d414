// What a control says when a person changes it; sy-page hands it to the store.
import type { Question, Value } from '../engine/documents';
import type { Step } from '../state/store';

/** The field at `pointer` is to be `value`; undefined: to have none. */
export interface Edit extends Step {
  pointer: string;
  value: Value | undefined;
}

/** A whole new question. */
export interface Ask extends Step {
  question: Question;
}

declare global {
  interface HTMLElementEventMap {
    'sy-edit': CustomEvent<Edit>;
    'sy-ask': CustomEvent<Ask>;
    'sy-choose': CustomEvent<string>;
    /** Into the comparison, or out of it. */
    'sy-compare': CustomEvent<string>;
    /** The person's current offer, or no longer. */
    'sy-baseline': CustomEvent<string>;
    'sy-close': CustomEvent<null>;
  }
}
