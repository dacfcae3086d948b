import type { CategoryKey } from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import { sectionFiles } from '@asia/shared/menu-data/sections';
import { Loadable, perKey } from '@asia/shared/ui';

/** The dishes of a category. The files are written from the authored menu and checked there; here they only get their type. */
export const sectionOf = perKey(
  (key: CategoryKey) =>
    new Loadable(`section ${key}`, async () => {
      const file = sectionFiles[key];
      if (!file) throw new Error(`The menu has no category ${key}`);
      return (await file()).default as CategorySection;
    }),
);
