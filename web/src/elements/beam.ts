// <sy-beam>: the weights as one bar of 100 %. Dividers are dragged, or moved by keyboard as the sliders that they are.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Fault, Value } from '../engine/documents';
import { list, percent } from '../i18n/format';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { valueOf } from '../state/link';
import { moveDivider, position, setWeight, toBeam, toWeights, type Weight } from '../state/weights';
import { faultList } from './fault';
import type { StableWeight } from '../engine/doubt';
import { offerName } from './doubt-names';
import { colors, common, Element } from './element';
import { interval, share } from './share';

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -100, End: 100,
};

/** A drag: of the divider, once the direction tells which of those at the same place is meant. */
interface Drag {
  candidates: number[];
  start: number;
  divider: number | undefined;
}

@customElement('sy-beam')
export class Beam extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) criteria: string[] = [];
  @property({ attribute: false }) weights: Readonly<Record<string, Value>> = {};
  @property({ attribute: false }) faults: Fault[] = [];
  /** How far each weight can move while the first offer stays first, once the engine has found out. */
  @property({ attribute: false }) stable: readonly StableWeight[] | undefined;
  @state() private drag: Drag | undefined;
  #keyed = false;

  static override styles = [common, colors, css`
    .beam { position: relative; display: flex; height: 32px; touch-action: pan-y; user-select: none; }
    .segment {
      display: flex; align-items: center; width: calc(var(--share) * 100%); overflow: hidden;
      white-space: nowrap; font-size: 13px; container-type: inline-size;
    }
    .segment > span { display: flex; gap: 4px; padding-left: 10px; }
    @container (max-width: 124px) { .segment b { display: none; } }
    @container (max-width: 44px) { .segment > span { padding-left: 4px; } }
    @container (max-width: 30px) { .segment > span { display: none; } }
    .segment b { font-weight: 400; }
    .segment:first-child { border-radius: var(--radius) 0 0 var(--radius); }
    .segment:nth-last-child(1 of .segment) { border-radius: 0 var(--radius) var(--radius) 0; }
    .divider {
      position: absolute; top: -4px; bottom: -4px; left: calc(var(--share) * 100% - 12px); width: 24px; cursor: ew-resize;
      touch-action: none;
    }
    .divider::before {
      content: ""; position: absolute; inset: 4px 11px; background: var(--paper);
    }
    .divider::after {
      content: ""; position: absolute; inset: 0 9px; border: 1px solid var(--paper); border-radius: 3px;
      background: var(--ink); transition: inset var(--motion);
    }
    .divider:hover::after, .divider.held::after { inset: 0 8px; }
    .divider:focus-visible { z-index: 1; outline-offset: -2px; }
    .weights { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 10px; }
    .weight { display: flex; align-items: center; gap: 6px; font: var(--note); color: var(--muted); }
    .stays { position: relative; height: 4px; margin-top: 2px; border-radius: 2px; background: var(--line); }
    .stays::before {
      content: ""; position: absolute; left: calc(var(--from) * 100%); width: max(2px, calc((var(--to) - var(--from)) * 100%)); height: 100%;
      border-radius: 2px; background: var(--accent);
    }
    .stays::after { content: ""; position: absolute; left: calc(var(--share) * 100% - 1px); top: -2px; width: 2px; height: 8px; background: var(--ink); }
    .stays.pending { visibility: hidden; }
    .range { min-height: 16px; }
    .column { display: flex; flex-direction: column; min-width: 132px; }
    .swatch { width: 10px; height: 10px; border-radius: 2px; }
    input {
      width: 40px; height: 24px; padding: 0 4px; border: 1px solid var(--edge); border-radius: var(--radius);
      background: var(--surface); color: var(--ink); text-align: right; font-size: 13px;
    }
    input[aria-invalid="true"] { border-color: var(--fault); }
    @media (forced-colors: active) {
      .divider::after { background: ButtonText; border-color: Canvas; forced-color-adjust: none; }
    }
  `];

  protected override render(): TemplateResult {
    const beam = this.#beam();
    return html`
      <h2 id="title">${t('page.weights')}</h2>
      <div class="beam" role="group" aria-labelledby="title" @pointermove=${this.#move} @pointerup=${this.#drop}
           @pointercancel=${this.#drop}>
        ${beam.map((weight) => this.#segment(weight))}
        ${beam.slice(1).map((_, i) => this.#divider(beam, i))}
      </div>
      <div class="weights">${beam.map((weight) => this.#number(weight))}</div>
      ${faultList(this.faults, 'faults')}
    `;
  }

  #beam(): Weight[] {
    return toBeam(this.criteria, this.weights);
  }

  #segment({ criterion, percent: whole }: Weight): TemplateResult {
    return html`<div class="segment c${this.names.color(criterion)}" aria-hidden="true" ${share(whole / 100)}>
      <span><b>${this.names.value('criteria', criterion)}</b>${percent(whole / 100)}</span></div>`;
  }

  #divider(beam: Weight[], i: number): TemplateResult {
    const pair = [beam[i], beam[i + 1]].filter((weight) => weight !== undefined);
    const names = pair.map(({ criterion }) => this.names.value('criteria', criterion));
    const values = pair.map(({ criterion, percent: whole }) =>
      t('page.weight_value', { criterion: this.names.value('criteria', criterion), percent: percent(whole / 100) }));
    return html`<div class="divider ${this.drag?.divider === i ? 'held' : ''}" role="slider" tabindex="0"
      aria-label=${t('page.divider', { first: names[0], second: names[1] })}
      aria-orientation="horizontal" aria-valuemin=${position(beam, i - 1)} aria-valuemax=${position(beam, i + 1)}
      aria-valuenow=${position(beam, i)} aria-valuetext=${list(values)}
      @pointerdown=${(event: PointerEvent) => this.#take(event, i)} @keydown=${(event: KeyboardEvent) => this.#key(event, i)}
      @blur=${this.#leave}
      ${share(position(beam, i) / 100)}></div>`;
  }

  #number({ criterion, percent: whole }: Weight): TemplateResult {
    const raw = this.weights[criterion];
    const bad = typeof raw === 'string';
    const stays = this.stable?.find((one) => one.criterion === criterion);
    return html`<div class="column"><label class="weight">
      <i class="swatch c${this.names.color(criterion)}"></i>
      <span>${this.names.value('criteria', criterion)}</span>
      <input inputmode="numeric" autocomplete="off" .value=${bad ? raw : String(whole)} aria-invalid=${bad}
        aria-describedby=${bad ? 'faults' : nothing}
        @change=${(event: Event) => this.#typed(criterion, (event.target as HTMLInputElement).value)}>
      <span>%</span></label>
      ${this.#stays(stays)}</div>`;
  }

  // Its place is kept before the engine has said it, so that nothing moves when it does.
  #stays(stays: StableWeight | undefined): TemplateResult {
    if (!stays || stays.inert) return html`<span class="stays pending"></span><span class="range note"></span>`;
    const title = [[stays.below, 'page.stays_below'], [stays.above, 'page.stays_above']]
      .map(([offer, key]) => (offer ? t(key as string, { offer: offerName(this.names, offer) }) : '')).filter((text) => text !== '').join(' ');
    return html`<span class="stays" aria-hidden="true" ${interval(stays)}></span>
      <span class="range note" title=${title}>${t('page.stays', { from: percent(stays.from), to: percent(stays.to) })}<span class="unseen"> ${title}</span></span>`;
  }

  #take(event: PointerEvent, i: number): void {
    if (event.button !== 0) return;
    const beam = this.#beam();
    const candidates = beam.slice(1).map((_, k) => k).filter((k) => position(beam, k) === position(beam, i));
    this.drag = { candidates, start: event.clientX, divider: candidates.length === 1 ? i : undefined };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) return;
    if (drag.divider === undefined) {
      if (event.clientX === drag.start) return;
      drag.divider = event.clientX < drag.start ? drag.candidates[0] : drag.candidates.at(-1);
    }
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const to = ((event.clientX - box.left) / box.width) * 100;
    if (drag.divider !== undefined) this.#say(moveDivider(this.#beam(), drag.divider, to), false);
  }

  #drop(): void {
    if (this.drag?.divider !== undefined) this.#say(this.#beam(), true);
    this.drag = undefined;
  }

  #key(event: KeyboardEvent, i: number): void {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const beam = this.#beam();
    this.#keyed = true;
    this.#say(moveDivider(beam, i, position(beam, i) + step), false);
  }

  // Moves by key are one step of the history until the divider is left.
  #leave(): void {
    if (this.#keyed) this.#say(this.#beam(), true);
    this.#keyed = false;
  }

  // A number from 0 to 100 sets the beam; anything else goes to the engine as it stands, which says what is wrong with it.
  #typed(criterion: string, text: string): void {
    const number = Number(text);
    if (text.trim() !== '' && number >= 0 && number <= 100) {
      this.#say(setWeight(this.#beam(), criterion, number), true);
    } else {
      const weights = { ...toWeights(this.#beam()), [criterion]: valueOf('text', text) };
      this.tell('sy-edit', { pointer: '/weights', value: weights, gesture: 'weights', final: true });
    }
  }

  #say(beam: Weight[], final: boolean): void {
    this.tell('sy-edit', { pointer: '/weights', value: toWeights(beam), gesture: 'weights', final });
  }
}
