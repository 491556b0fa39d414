// The page's state, and the only place where it changes: the question, the engine's answer to it, and what stands between.
import standing from '../../../data/scenarios/default.json';
import type { Answer, Fault, Opening, Question, Total, Value } from '../engine/documents';
import { type Engine, EngineStopped, LoadFailure } from '../engine/engine';
import type { Doubt } from '../engine/doubt';
import type { Explanation, Further } from '../engine/explanation';
import { type Dropped, fromFragment, toFragment } from './link';
import type { Own } from '../elements/import';
import { read, write } from './question';
import { Walk } from './walk';

/** What was left out of a link: a piece that could not be read, or a value that the engine refused. */
export type LeftOut = Dropped | Fault;

export interface State {
  phase: 'opening' | 'open' | 'failed';
  failure: LoadFailure | undefined;
  /** The engine trapped on the last question; the next one gets a fresh instance. */
  stopped: boolean;
  opening: Opening | undefined;
  question: Question;
  /** The last good answer. */
  answer: Answer | undefined;
  /** Whether `answer` answers `question`. */
  current: boolean;
  faults: Fault[];
  leftOut: LeftOut[];
  /** The offer whose bill is shown: the one chosen, or else the first. */
  offer: string | undefined;
  explanation: Explanation | undefined;
  /** The whole engine, which explains, could not be had. */
  unexplained: boolean;
  /** What the whole engine says of that offer, once it has. */
  further: Further | undefined;
  /** How sure an answer is; of the one that is shown only while `doubted` is it. */
  doubt: Doubt | undefined;
  doubted: Answer | undefined;
  /** The bill of the person's current offer for the question, where they named one. */
  held: Total | undefined;
  /** Prices that the person brought, in use until the page is closed. */
  own: Own | undefined;
}

/** How a change of the question enters the history: steps of one gesture are one entry, `final` ends it. */
export interface Step {
  gesture: string;
  final: boolean;
}

/** So long a question stands before the whole engine is asked. */
const restMilliseconds = 120;

/** Rows that an answer shows unless the question says how many. */
export const rowsShown = 30;

export const defaultQuestion: Question = standing;

export class Store extends EventTarget {
  state: State = {
    phase: 'opening', failure: undefined, stopped: false, opening: undefined, question: defaultQuestion,
    answer: undefined, current: false, faults: [], leftOut: [], offer: undefined, explanation: undefined,
    unexplained: false, further: undefined, doubt: undefined, doubted: undefined, held: undefined, own: undefined,
  };
  #walk = new Walk((fragment) => this.#arrive(fragment));
  #chosen: string | undefined;
  #held: string | undefined;
  #turn = 0;
  #frame: number | undefined;
  #asking: Promise<void> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #askAgain = false;

  constructor(readonly engine: Engine) {
    super();
  }

  /** Opens the engine and answers what the address asks. After a failure: tries again. */
  async start(): Promise<void> {
    this.#set({ phase: 'opening', failure: undefined });
    try {
      const opening = await this.engine.open();
      this.#set({ opening });
      await this.#arrive(location.hash);
      this.#set({ phase: 'open' });
    } catch (failure) {
      this.#fail(failure);
    }
  }

  edit(pointer: string, value: Value | undefined, step: Step): void {
    this.ask(write(this.state.question, pointer, value), step);
  }

  ask(question: Question, step: Step): void {
    const { opening } = this.state;
    if (!opening) return;
    this.#set({ question, current: false });
    this.#walk.step(toFragment(question, opening.fields), step.gesture, step.final);
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      void this.#answer();
    });
  }

  choose(offer: string): void {
    this.#chosen = offer;
    this.#set({ offer });
    this.#explain();
  }

  /** Holds the others against this offer, which is the person's current one; undefined: against none. */
  hold(offer: string | undefined): void {
    this.#held = offer;
    this.#explain();
  }

  /** Answers with the person's own prices too; undefined: without them. */
  async bring(own: Own | undefined): Promise<void> {
    try {
      const opening = await this.engine.adopt(own?.catalog);
      this.#set({ opening, own });
      await this.#answer();
    } catch (failure) {
      this.#fail(failure);
    }
  }

  forgetLeftOut(): void {
    this.#set({ leftOut: [] });
  }

  /** A link to the question as it stands. */
  link(): string {
    const fields = this.state.opening?.fields ?? [];
    return new URL(toFragment(this.state.question, fields), location.href).href;
  }

  // Asks what a fragment asks. What the engine refuses of it is left out, and said.
  async #arrive(fragment: string): Promise<void> {
    const { opening } = this.state;
    if (!opening) return;
    const linked = fromFragment(fragment, opening.fields);
    const useful = linked !== undefined && Object.keys(linked.question).length > 0;
    const emptyOnPurpose = linked !== undefined && linked.dropped.length === 0;
    const leftOut: LeftOut[] = [...(linked?.dropped ?? [])];
    let question = useful || emptyOnPurpose ? linked.question : defaultQuestion;
    for (;;) {
      this.#set({ question, leftOut: [...leftOut] });
      await this.#answer();
      const { faults } = this.state;
      if (faults.length === 0 || question === defaultQuestion) return;
      leftOut.push(...faults);
      const smaller = without(question, faults);
      // A fault at no place of its own leaves nothing to ask but the default.
      question = smaller === question ? defaultQuestion : smaller;
    }
  }

  // One question at a time; what changes meanwhile is asked after it.
  #answer(): Promise<void> {
    this.#askAgain = true;
    this.#asking ??= this.#answerAll().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #answerAll(): Promise<void> {
    try {
      do {
        this.#askAgain = false;
        const { question } = this.state;
        const limited = read(question, '/limit') === undefined ? { ...question, limit: rowsShown } : question;
        // The lines of the one bill that is shown come with its explanation.
        const said = await this.engine.ask({ version: 1, want: [], ...limited });
        const current = question === this.state.question;
        if ('faults' in said) this.#set({ faults: said.faults, current: false, stopped: false });
        else this.#set({ answer: said.document, faults: [], current, stopped: false });
        if (current && this.state.faults.length === 0) this.#explain();
      } while (this.#askAgain);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  // The chosen offer, also where it no longer answers: then the explanation says why not. Without one, the first.
  // Nobody waits for it: the first time, the whole engine is still on its way, and the next answer may overtake it.
  #explain(): void {
    const turn = ++this.#turn;
    const set = (change: Partial<State>): void => {
      if (turn === this.#turn) this.#set(change);
    };
    this.#explainChosen(set).then(() => this.#explainHeld(set)).catch(() => {
      set({ explanation: undefined, further: undefined, unexplained: true });
    });
  }

  async #explainChosen(set: (change: Partial<State>) => void): Promise<void> {
    const first = this.state.answer?.ranking[0]?.offer;
    for (const offer of [this.#chosen, first]) {
      if (offer === undefined) continue;
      const said = await this.engine.explain(offer);
      if ('document' in said) {
        set({ offer, explanation: said.document, further: undefined, unexplained: false });
        this.#explainWhole(offer);
        return;
      }
    }
    set({ offer: undefined, explanation: undefined, further: undefined, unexplained: false });
  }

  async #explainHeld(set: (change: Partial<State>) => void): Promise<void> {
    const said = this.#held === undefined ? undefined : await this.engine.explain(this.#held);
    set({ held: said && 'document' in said ? said.document.place.total : undefined });
  }

  /** Tries again what could not be explained. */
  explainAgain(): void {
    this.#set({ unexplained: false });
    this.#explain();
  }

  // When the question has rested: it takes longer than a frame.
  #explainWhole(offer: string): void {
    clearTimeout(this.#later);
    const { explanation } = this.state;
    this.#later = setTimeout(async () => {
      // Without the whole engine the page has all but this one section; the next offer tries again.
      const said = await this.engine.explainWhole(offer).catch(() => undefined);
      if (said && 'document' in said && this.state.explanation === explanation) this.#set({ further: said.document.place });
      await this.#doubt();
    }, restMilliseconds);
  }

  async #doubt(): Promise<void> {
    const { answer } = this.state;
    if (answer === this.state.doubted) return;
    const said = await this.engine.doubt().catch(() => undefined);
    if (said && 'document' in said && this.state.answer === answer) this.#set({ doubt: said.document, doubted: answer });
  }

  #fail(failure: unknown): void {
    if (failure instanceof EngineStopped) this.#set({ stopped: true, current: false });
    else if (failure instanceof LoadFailure) this.#set({ phase: 'failed', failure });
    else throw failure;
  }

  #set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.dispatchEvent(new Event('change'));
  }
}

// The question without the places that have a fault; items of a list from the last to the first, so that the places of
// those before them stay.
function without(question: Question, faults: Fault[]): Question {
  const places = faults.map((fault) => fault.where).filter((where) => read(question, where) !== undefined);
  places.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return places.reduce((rest, place) => write(rest, place, undefined), question);
}
