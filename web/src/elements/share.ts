// <i ${share(0.4)}>: sets the custom property --share on an element. As a property of its style, not as a style
// attribute, which the content security policy refuses.
import { noChange, nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Share extends Directive {
  override render(_share: number): unknown {
    return nothing;
  }

  override update(part: ElementPart, [share]: [number]): unknown {
    (part.element as HTMLElement).style.setProperty('--share', String(share));
    return noChange;
  }
}

export const share = directive(Share);

// <i ${interval({ from: 0.1, to: 0.4, weight: 0.3 })}>: the same for a range and where in it something stands.
class Interval extends Directive {
  override render(_range: { from: number; to: number; weight: number }): unknown {
    return nothing;
  }

  override update(part: ElementPart, [{ from, to, weight }]: [{ from: number; to: number; weight: number }]): unknown {
    const { style } = part.element as HTMLElement;
    style.setProperty('--from', String(from));
    style.setProperty('--to', String(to));
    style.setProperty('--share', String(weight));
    return noChange;
  }
}

export const interval = directive(Interval);
