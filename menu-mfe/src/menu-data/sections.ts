import { contentEntry } from '@asia/shared/content';
import { type CategoryKey, entry } from '@asia/shared/contracts';

export const sectionOf = (key: CategoryKey) => contentEntry(entry(`section/${key}`));
