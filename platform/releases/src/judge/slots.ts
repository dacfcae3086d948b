import { formatRoute } from '@asia/release-store/recorded-contract';
import type { AppDescription } from '@asia/shared/contracts';

/**
 * Compares the slots that live apps offer with the slots that they fill. A page is complete without its slots, so a
 * slot with one end only is no mistake.
 * @param descriptions of all builds that are live together
 * @returns one sentence for each slot that is only offered, or only filled
 */
export function unmatchedSlots(descriptions: readonly AppDescription[]): string[] {
  const offered = descriptions.flatMap(({ name, routes }) =>
    routes.flatMap((route) =>
      Object.values(route.slots ?? {}).map((slot) => ({ slot, by: name, route: formatRoute(route) })),
    ),
  );
  const filled = descriptions.flatMap(({ name, fills = {} }) =>
    Object.keys(fills).map((slot) => ({ slot, by: name })),
  );
  const isIn = (ends: readonly { slot: string }[], slot: string) => ends.some((end) => end.slot === slot);
  return [
    ...offered
      .filter(({ slot }) => !isIn(filled, slot))
      .map(
        ({ slot, by, route }) => `No live app fills the slot ${slot} of ${by}'s ${route}: it stays empty.`,
      ),
    ...filled
      .filter(({ slot }) => !isIn(offered, slot))
      .map(({ slot, by }) => `${by} fills the slot ${slot}, which no live page offers.`),
  ];
}
