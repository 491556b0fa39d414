// Which of many rows are in the document: those in sight and some around them. The library that measures them comes only
// where rows are many.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Virtualizer } from '@tanstack/virtual-core';

/** So many rows are all in the document; of more, those in sight. */
const few = 200;
const guessedHeight = 55;

/** Rows from `from` up to `to`; above and below them, so many pixels stand for the others. */
export interface InSight {
  from: number;
  to: number;
  above: number;
  below: number;
}

export class RowWindow implements ReactiveController {
  #virtualizer: Virtualizer<Window, Element> | undefined;
  #leave: (() => void) | undefined;
  #loading = false;

  constructor(readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#virtualizer = undefined;
  }

  /** What to render of `rows` rows. */
  inSight(rows: number): InSight {
    if (rows <= few) return { from: 0, to: rows, above: 0, below: 0 };
    const virtualizer = this.#virtualizer;
    if (!virtualizer) {
      void this.#load();
      return { from: 0, to: few, above: 0, below: (rows - few) * guessedHeight };
    }
    const scrollMargin = this.host.getBoundingClientRect().top + scrollY;
    virtualizer.setOptions({ ...virtualizer.options, count: rows, scrollMargin });
    virtualizer._willUpdate();
    const items = virtualizer.getVirtualItems();
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last) return { from: 0, to: few, above: 0, below: (rows - few) * guessedHeight };
    return { from: first.index, to: last.index + 1, above: first.start - scrollMargin,
             below: virtualizer.getTotalSize() - (last.end - scrollMargin) };
  }

  /** Rendered rows carry their place in data-index; their true heights take the place of the guessed one. */
  measure(rows: Iterable<Element>): void {
    if (this.#virtualizer) for (const row of rows) this.#virtualizer.measureElement(row);
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const { Virtualizer, windowScroll, observeWindowOffset, observeWindowRect } = await import('@tanstack/virtual-core').finally(() => {
      this.#loading = false;
    });
    this.#virtualizer = new Virtualizer<Window, Element>({
      count: 0, estimateSize: () => guessedHeight, overscan: 12,
      getScrollElement: () => window, scrollToFn: windowScroll,
      observeElementOffset: observeWindowOffset, observeElementRect: observeWindowRect,
      initialRect: { width: innerWidth, height: innerHeight },
      onChange: () => this.host.requestUpdate(),
    });
    this.#leave = this.#virtualizer._didMount();
    this.host.requestUpdate();
  }
}
