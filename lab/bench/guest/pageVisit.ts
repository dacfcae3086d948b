import type { Bench, Figures } from '../Bench';
import { Phone, type Site, type Vitals } from './Phone';

/** Pages of four kinds, by the name that the results give it. */
export const kindsOfPage = {
  home: '/',
  category: '/ArrozChino',
  carta: '/Carta',
  cart: '/Cart',
} as const;

/** Up to this long, a guest does not notice a task. */
const UNNOTICED_MS = 50;

/** How long tasks kept a guest waiting, beyond what nobody notices. */
export const blocking = (tasks: Vitals['longTasks']): number =>
  tasks.reduce((sum, { duration }) => sum + duration - UNNOTICED_MS, 0);

/** Figures of one visit, by row. */
function listFigures(kind: string, { fcp, lcp, cls, longTasks, interactive }: Vitals): Figures {
  return {
    [`${kind}: first paint`]: fcp,
    [`${kind}: largest paint`]: lcp,
    [`${kind}: shift × 1000`]: cls * 1000,
    [`${kind}: blocking`]: blocking(longTasks),
    ...(interactive > 0 && { [`${kind}: answers`]: interactive }),
  };
}

/** Visits each of these pages with an empty cache. */
export async function visitPages({ browser }: Bench, site: Site): Promise<Figures> {
  const figures: Figures = {};
  for (const [kind, path] of Object.entries(kindsOfPage))
    Object.assign(figures, listFigures(kind, await Phone.with(browser, site, (phone) => phone.visit(path))));
  return figures;
}
