// What a screen reader hears of an answer: one sentence, once the question has stood still for a moment.
import { acceleratorsText } from '../elements/offer';
import { count, money } from '../i18n/format';
import type { Names } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import type { State } from '../state/store';

const stillness = 600;

export class Announcer {
  text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard: State['answer'];

  /** `said` is called when `text` has changed. */
  hear(state: State, names: Names, said: () => void): void {
    if (!state.current || state.answer === this.#heard) return;
    this.#heard = state.answer;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = sentence(state, names);
      said();
    }, stillness);
  }
}

function sentence({ answer }: State, names: Names): string {
  const first = answer?.ranking.find((row) => row.rank === 1);
  const qualified = answer?.counts.qualified ?? 0;
  const heard = t(plural('page.heard', qualified), { count: count(qualified) });
  if (!first || first.total.amount === null) return heard;
  return heard + t('page.heard_first', {
    offer: t('page.offer', { provider: names.provider(first.provider), what: acceleratorsText(first, names) }),
    total: money(first.total.amount, first.total.currency),
  });
}
