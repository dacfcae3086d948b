import { formatRoute } from '@asia/release-store/contract';
import type { AppDescription } from '@asia/shared/contracts';

/** Both ends of every slot: the pages that offer it, and the apps that fill it. */
function slotEnds(descriptions: readonly AppDescription[]) {
  const offered = descriptions.flatMap(({ name, routes }) =>
    routes.flatMap((route) =>
      Object.values(route.slots ?? {}).map((slot) => ({ slot, by: name, route: formatRoute(route) })),
    ),
  );
  const filled = descriptions.flatMap(({ name, fills = {} }) =>
    Object.keys(fills).map((slot) => ({ slot, by: name })),
  );
  const names = (ends: { slot: string }[]) => new Set(ends.map(({ slot }) => slot));
  return { offered, filled, known: names(offered), served: names(filled) };
}

/**
 * Compares the slots that live apps offer with the slots that they fill. A page is complete without its slots, so a
 * slot with one end only is no mistake.
 * @param descriptions of all builds that are live together
 * @returns one sentence for each slot that is only offered, or only filled
 */
export function unmatchedSlots(descriptions: readonly AppDescription[]): string[] {
  const { offered, filled, known, served } = slotEnds(descriptions);
  return [
    ...offered
      .filter(({ slot }) => !served.has(slot))
      .map(
        ({ slot, by, route }) => `No live app fills the slot ${slot} of ${by}'s ${route}: it stays empty.`,
      ),
    ...filled
      .filter(({ slot }) => !known.has(slot))
      .map(({ slot, by }) => `${by} fills the slot ${slot}, which no live page offers.`),
  ];
}

/**
 * Finds slots that guests see filled and that would be empty: one end is renamed or gone, the other stays.
 * @param without slots to take away
 * @returns one sentence for each
 */
export function lostSlots(
  before: readonly AppDescription[],
  after: readonly AppDescription[],
  without: readonly string[],
): string[] {
  const [was, is] = [slotEnds(before), slotEnds(after)];
  const isLost = (slot: string) =>
    was.known.has(slot) && was.served.has(slot) && is.known.has(slot) !== is.served.has(slot);
  return [...was.known]
    .filter((slot) => isLost(slot) && !without.includes(slot))
    .map((slot) => {
      const by = (ends: typeof was.filled) => ends.find((one) => one.slot === slot)?.by;
      const what = is.known.has(slot)
        ? `${by(was.filled)} no longer fills the slot ${slot}, which ${by(is.offered)} offers`
        : `${by(was.offered)} no longer offers the slot ${slot}, which ${by(is.filled)} fills`;
      return `${what}: guests would lose it. Correct its name, or take it away on purpose: --without ${slot}`;
    });
}
