import { contentEntry } from '@asia/shared/content';
import { type CategoryKey, entry } from '@asia/shared/contracts';

/** The dishes of a category. */
export const sectionOf = (key: CategoryKey) => contentEntry(entry(`section/${key}`));
