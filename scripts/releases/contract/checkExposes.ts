import type { AppDescription } from '@asia/shared/contracts';

export interface ExposeFindings {
  /** Two apps claim one thing: the release must not go on. */
  refusals: string[];
  /** A part of a page that nobody sees any more: the release goes on, and says so. */
  notes: string[];
}

/**
 * Compares what live apps offer each other besides `@asia/shared`: slots and the live prices. A build
 * that renames a slot loses its partner without an error; here it is told.
 * @param descriptions of all builds that will be live together
 */
export function checkExposes(descriptions: AppDescription[]): ExposeFindings {
  const offered = descriptions.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, slots = {} }) => Object.values(slots).map((slot) => ({ slot, by: name, path }))),
  );
  const fillers = group(
    descriptions.flatMap(({ name, fills = {} }) => Object.keys(fills).map((slot) => [slot, name] as const)),
  );
  const priced = descriptions.filter(({ provides }) => provides?.prices).map(({ name }) => name);
  return {
    refusals: [
      ...[...fillers]
        .filter(([, apps]) => apps.length > 1)
        .map(
          ([slot, apps]) => `${apps.join(' and ')} both fill the slot ${slot}: one of them has to leave it.`,
        ),
      ...(priced.length > 1 ? [`${priced.join(' and ')} both provide the prices: one app alone can.`] : []),
    ],
    notes: [
      ...offered
        .filter(({ slot }) => !fillers.has(slot))
        .map(
          ({ slot, by, path }) => `No live app fills the slot ${slot} of ${by}'s ${path}: it stays empty.`,
        ),
      ...[...fillers]
        .filter(([slot]) => !offered.some((offer) => offer.slot === slot))
        .map(([slot, apps]) => `${apps.join(' and ')} fills the slot ${slot}, which no live page offers.`),
    ],
  };
}

function group(pairs: (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
