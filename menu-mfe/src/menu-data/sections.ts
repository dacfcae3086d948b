import { entry, type CategoryKey } from '@asia/shared/contracts';
import { contentEntry } from '@asia/shared/content';

/** The dishes of a category. */
export const sectionOf = (key: CategoryKey) => contentEntry(entry(`section/${key}`));
