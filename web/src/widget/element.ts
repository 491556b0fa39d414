// What both widgets have in common: attributes, the question, when to compute, and how a failure is said. The host's own
// content stands in the slot until there is an answer, and where there is none.
import type { Answer, Question } from '../engine/documents';
import { ask, WidgetError } from './engine';
import { sheet } from './styles';
import { Words } from './words';

export abstract class SteelyardElement extends HTMLElement {
  static readonly observedAttributes = ['question', 'catalog', 'integrity', 'lang', 'limit', 'columns', 'offer'];

  /** The last answer; null before it. */
  answer: Answer | null = null;
  #given: Question | undefined;
  #run = 0;
  #seen = false;
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#watch.disconnect();
    this.#seen = true;
    void this.#update();
  }, { rootMargin: '200px' });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.append(document.createElement('slot'));
  }

  connectedCallback(): void {
    if (!this.#seen) this.#watch.observe(this);
  }

  disconnectedCallback(): void {
    this.#watch.disconnect();
  }

  attributeChangedCallback(name: string): void {
    if (name === 'question') this.#given = undefined;
    if (this.#seen) void this.#update();
  }

  get question(): Question | undefined {
    return this.#given ?? this.answer?.question;
  }

  set question(question: Question | undefined) {
    this.#given = question;
    if (this.#seen) void this.#update();
  }

  /** What restore() takes: the question as text, for the host to keep. */
  save(): string {
    return JSON.stringify(this.question ?? {});
  }

  restore(saved: string): void {
    this.question = JSON.parse(saved) as Question;
  }

  /** What the widget wants of the engine beside the question. */
  protected abstract wants(question: Question): Question;
  protected abstract show(answer: Answer, words: Words): Node[];

  async #update(): Promise<void> {
    const run = ++this.#run;
    const words = await Words.of(this.lang || (this.closest<HTMLElement>('[lang]')?.lang ?? navigator.language)).catch(() => undefined);
    try {
      if (!words) throw new WidgetError('page.failed.not_loaded');
      const question = this.wants(this.#given ?? (await this.#asked()));
      const answer = await ask(JSON.stringify(question), this.getAttribute('catalog'), this.getAttribute('integrity'));
      if (run !== this.#run) return; // asked again meanwhile
      this.answer = answer;
      this.#root.replaceChildren(...this.show(answer, words), slot('footer'));
      this.#tell('steelyard-change', answer);
    } catch (cause) {
      if (run !== this.#run) return;
      this.answer = null;
      const error = cause instanceof WidgetError ? cause : new WidgetError('page.widget.stopped', [], { cause });
      this.#root.replaceChildren(alert(error, words), document.createElement('slot'));
      this.#tell('steelyard-error', { reason: error.sentence, faults: error.faults });
    }
  }

  // Inline JSON, or the address of a document.
  async #asked(): Promise<Question> {
    const text = this.getAttribute('question')?.trim() ?? '{}';
    try {
      if (text.startsWith('{')) return JSON.parse(text) as Question;
      const response = await fetch(new URL(text, document.baseURI));
      if (!response.ok) throw new Error(`${response.status} ${text}`);
      return (await response.json()) as Question;
    } catch (cause) {
      throw new WidgetError('page.widget.question_unreadable', [], { cause });
    }
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** An element with its part, which the host can style, and what it holds. */
export function part(tag: string, name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.setAttribute('part', name);
  made.append(...content);
  return made;
}

function slot(name: string): HTMLElement {
  const made = document.createElement('slot');
  made.name = name;
  return made;
}

// A script whose sentences did not arrive has only the code of what happened.
function alert({ sentence, faults }: WidgetError, words: Words | undefined): HTMLElement {
  const said = words?.say(sentence) ?? sentence;
  const where = faults.map((fault) => part('li', 'fault', `${fault.where} ${words?.say(`fault.${fault.code}`, fault.parameters) ?? fault.code}`));
  const box = part('div', 'error', part('p', 'reason', said), part('ul', 'faults', ...where));
  box.setAttribute('role', 'alert');
  return box;
}
