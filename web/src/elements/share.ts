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
