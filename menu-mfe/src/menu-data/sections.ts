import { entry, type CategoryKey } from '@asia/shared/contracts';
import { contentPart } from '@asia/shared/content';

/** The dishes of a category. */
export const sectionOf = (key: CategoryKey) => contentPart(entry(`section/${key}`));
