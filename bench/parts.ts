import type { CountedVisit } from './bytes/countBytes';
import { countBytes } from './bytes/countBytes';
import { measureBuilds, type MeasuredBuild } from './builds/measureBuilds';
import type { Bench } from './Bench';
import { measureFirstOrder, type FirstOrder } from './first-order/measureFirstOrder';
import { measurePages, type MeasuredPage } from './pages/measurePages';
import { measureRouteChanges, type MeasuredChange } from './route-change/measureRouteChanges';
import { benchServer, type ServedAddress } from './server';
import { compareWithSingle, type Comparison } from './single/compareWithSingle';

/** What each part of the benchmark finds out. */
export interface PartData {
  pages: MeasuredPage[];
  single: Comparison;
  bytes: CountedVisit[];
  routes: MeasuredChange[];
  order: FirstOrder;
  builds: MeasuredBuild[];
  server: ServedAddress[];
}

export type PartName = keyof PartData;

type Measure<Name extends PartName> = (bench: Bench) => Promise<PartData[Name]>;

/** The parts in the order of the results. */
export const parts: { [Name in PartName]: Measure<Name> } = {
  pages: measurePages,
  single: compareWithSingle,
  bytes: countBytes,
  routes: measureRouteChanges,
  order: measureFirstOrder,
  builds: measureBuilds,
  server: ({ siteDir }) => benchServer(siteDir),
};

export const partNames = Object.keys(parts) as PartName[];

/**
 * The parts that a command line means: none means all.
 * @throws Error that names the known parts
 */
export function chooseParts(words: readonly string[]): PartName[] {
  const unknown = words.find((word) => !(word in parts));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". Known: ${partNames.join(', ')}.`);
  return words.length === 0 ? partNames : partNames.filter((name) => words.includes(name));
}
