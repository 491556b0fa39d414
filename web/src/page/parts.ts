// The parts of the page that no first answer needs: each is a file of its own, fetched when it is first opened. Its element is shown
// once it is there.
import { speech } from '../i18n/speech';

const parts = {
  import: () => import('../elements/import'),
  takeaway: () => import('../elements/takeaway'),
  report: () => import('../elements/report'),
  vendors: () => import('../elements/vendors'),
  compare: () => import('../elements/compare'),
  doubt: () => import('../elements/doubt'),
  chart: () => import('../elements/chart'),
  claims: () => import('../elements/claims'),
  vendor: () => import('../elements/vendor'),
} as const;

export type Part = keyof typeof parts;

/** The parts that are there. */
export const arrived = new Set<Part>();

/** Whether the part has come. A failed fetch is not kept: the next call tries again. */
export async function fetchPart(part: Part): Promise<boolean> {
  try {
    await Promise.all([parts[part](), speech.more()]);
  } catch {
    return false;
  }
  arrived.add(part);
  return true;
}
