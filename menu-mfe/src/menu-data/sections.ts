import type { CategoryKey } from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import { sectionFiles } from '@asia/shared/menu-data/sections';
import { Loadable, memoizeByKey } from '@asia/shared/ui';

/** The dishes of a category. Not validated: the files are generated from the menu, which is checked then. */
export const sectionOf = memoizeByKey(
  (key: CategoryKey) =>
    new Loadable(`section ${key}`, async () => {
      const file = sectionFiles[key];
      if (!file) throw new Error(`The menu has no category ${key}`);
      return (await file()).default as CategorySection;
    }),
);
