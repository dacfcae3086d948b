import type { Bench, Figures } from '../Bench';
import { Phone, type Site, type Vitals } from './Phone';

/** One page of every kind, by the name that the results give it. */
export const kindsOfPage = {
  home: '/',
  'menu index': '/Menu',
  category: '/ArrozChino',
  carta: '/Carta',
  drinks: '/Bebidas',
  kids: '/Menuinfantil',
  cart: '/Cart',
  salon: '/Salon',
} as const;

/** Up to this long, a guest does not notice a task. */
const UNNOTICED_MS = 50;

/** How long tasks kept a guest waiting, beyond what nobody notices. */
export const blocking = (tasks: Vitals['longTasks']): number =>
  tasks.reduce((sum, { duration }) => sum + duration - UNNOTICED_MS, 0);

/** Figures of one visit, by row. */
function listFigures(kind: string, { fcp, lcp, cls, longTasks, interactive }: Vitals): Figures {
  const durations = longTasks.map(({ duration }) => duration);
  return {
    [`${kind}: first paint`]: fcp,
    [`${kind}: largest paint`]: lcp,
    [`${kind}: shift × 1000`]: cls * 1000,
    [`${kind}: blocking`]: blocking(longTasks),
    [`${kind}: longest task`]: Math.max(0, ...durations),
    ...(interactive > 0 && { [`${kind}: answers`]: interactive }),
  };
}

/** Visits a page of every kind with an empty cache. */
export async function visitPages({ browser }: Bench, site: Site): Promise<Figures> {
  const figures: Figures = {};
  for (const [kind, path] of Object.entries(kindsOfPage))
    Object.assign(figures, listFigures(kind, await Phone.with(browser, site, (phone) => phone.visit(path))));
  return figures;
}
