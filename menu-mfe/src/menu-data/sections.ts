import type { CategoryKey } from '@asia/shared/contracts';
import { contentPart } from '@asia/shared/content';
import type { CategorySection } from '@asia/shared/menu';

/** The dishes of a category. */
export const sectionOf = (key: CategoryKey) => contentPart<CategorySection>(`section/${key}`);
