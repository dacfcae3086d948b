import type { CategoryKey } from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import { sectionFiles } from '@asia/shared/menu-data/sections';
import { Loadable, perKey, useLoaded } from '@asia/shared/ui';

// The files are written from the authored menu and checked there; here they only get their type.
const section = perKey(
  (key: CategoryKey) =>
    new Loadable(`section ${key}`, async () => {
      const file = sectionFiles[key];
      if (!file) throw new Error(`The menu has no category ${key}`);
      return (await file()).default as CategorySection;
    }),
);

/** The dishes of a category; suspends until their chunk has arrived. */
export function useSection(key: CategoryKey): CategorySection {
  return useLoaded(section(key));
}

/** The dishes of a category, once they are there. @throws LoadFailure */
export function loadSection(key: CategoryKey): Promise<CategorySection> {
  return section(key).load();
}

/** Starts loading a category that the guest is about to need. A failure is met again, and told, where it is read. */
export function preloadSection(key: CategoryKey): Promise<unknown> {
  return section(key).prefetch();
}
