import type { AppDescription } from '@asia/shared/contracts';
import { formatRoute } from '@asia/release-store/contract';

/**
 * Compares the slots that live apps offer with those that they fill. A page is complete without a slot that
 * was renamed on one side: the release goes on, and prints the sentence.
 * @param descriptions of all builds that are live together
 * @returns one sentence for each slot that is only offered, or only filled
 */
export function unmatchedSlots(descriptions: readonly AppDescription[]): string[] {
  const offered = descriptions.flatMap(({ name, routes }) =>
    routes.flatMap((route) =>
      Object.values(route.slots ?? {}).map((slot) => ({ slot, by: name, path: formatRoute(route) })),
    ),
  );
  const filled = descriptions.flatMap(({ name, fills = {} }) =>
    Object.keys(fills).map((slot) => ({ slot, by: name })),
  );
  const names = (ends: { slot: string }[]) => new Set(ends.map(({ slot }) => slot));
  const [known, served] = [names(offered), names(filled)];
  return [
    ...offered
      .filter(({ slot }) => !served.has(slot))
      .map(({ slot, by, path }) => `No live app fills the slot ${slot} of ${by}'s ${path}: it stays empty.`),
    ...filled
      .filter(({ slot }) => !known.has(slot))
      .map(({ slot, by }) => `${by} fills the slot ${slot}, which no live page offers.`),
  ];
}
