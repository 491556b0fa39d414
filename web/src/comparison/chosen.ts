// Which offers stand side by side: at most five, one of which may be what the person has today.
export const most = 5;

export interface Compared {
  offers: readonly string[];
  /** The person's current offer, which the others are held against. */
  baseline: string | undefined;
}

export const nothingCompared: Compared = { offers: [], baseline: undefined };

/** With the offer, or without it where it was there. A sixth is not taken. */
export function toggle({ offers, baseline }: Compared, offer: string): Compared {
  if (offers.includes(offer)) return { offers: offers.filter((other) => other !== offer), baseline: baseline === offer ? undefined : baseline };
  return { offers: isFull({ offers, baseline }) ? offers : [...offers, offer], baseline };
}

/** The current offer comes first; named again, it is no longer the current one. */
export function toggleBaseline({ offers, baseline }: Compared, offer: string): Compared {
  if (baseline === offer) return { offers, baseline: undefined };
  return { offers: [offer, ...offers.filter((other) => other !== offer)].slice(0, most), baseline: offer };
}

export function isFull({ offers }: Compared): boolean {
  return offers.length >= most;
}
