// The browser's history of questions. A gesture (a drag, a word being typed) is one step of it however many questions it
// passes through: the first opens a new entry, the others replace it.

/** Browsers refuse more than some hundred changes of the history in half a minute. */
const pause = 250;

export class Walk {
  #gesture: string | undefined;
  #waiting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `arrived` is called with the fragment when the person goes back, forward, or edits the address. */
  constructor(arrived: (fragment: string) => void) {
    addEventListener('popstate', () => {
      this.#forget();
      arrived(location.hash);
    });
  }

  /** The question is now `fragment`; changes of one `gesture` in a row share an entry until one of them is `final`. */
  step(fragment: string, gesture: string, final: boolean): void {
    if (fragment === (this.#waiting ?? location.hash)) {
      if (final) this.end();
      return;
    }
    if (this.#gesture === gesture) {
      this.#waiting = fragment;
      this.#timer ??= setTimeout(() => this.#flush(), pause);
    } else {
      this.end();
      history.pushState(null, '', fragment);
      this.#gesture = gesture;
    }
    if (final) this.end();
  }

  /** The gesture is over: the next step opens a new entry. */
  end(): void {
    this.#flush();
    this.#gesture = undefined;
  }

  #flush(): void {
    if (this.#waiting !== undefined) history.replaceState(null, '', this.#waiting);
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
  }
}
