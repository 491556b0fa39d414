// The parts of the page that no first answer needs: each is a file of its own, fetched when it is first opened. Until it is
// there its element stands empty, and then it fills by itself.
const parts = {
  takeaway: () => import('../elements/takeaway'),
  report: () => import('../elements/report'),
  vendors: () => import('../elements/vendors'),
  compare: () => import('../elements/compare'),
  vendor: () => import('../elements/vendor'),
} as const;

export type Part = keyof typeof parts;

/** Whether the part is there. A failed fetch is not kept: the next call tries again. */
export function fetchPart(part: Part): Promise<boolean> {
  return parts[part]().then(() => true, () => false);
}
