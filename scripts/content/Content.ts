import type { CategoryKey, PictureRef } from '@asia/shared/contracts';
import type { AuthoredCategory } from './readCategories';
import type { AuthoredDish } from './readMenu';
import type { AuthoredPage } from './readPages';

export interface ContentDish extends AuthoredDish {
  /** Number within its category, from 1; repeats across categories. */
  id: number;
  soldOut: boolean;
  picture: PictureRef;
}

export interface ContentPage extends AuthoredPage {
  pictureRef: PictureRef | null;
  /** File name of the page's share card. */
  share: string;
}

export interface ContentCategory extends AuthoredCategory {
  page: ContentPage;
  picture: PictureRef;
  dishes: ContentDish[];
  /** Some dish of it carries alcohol. */
  alcohol: boolean;
}

/** The checked content: everything that the site shows is a projection of it. */
export interface Content {
  /** In the order of the menu. */
  categories: ContentCategory[];
  pages: ContentPage[];
}

export function categoryOf(content: Content, key: CategoryKey): ContentCategory {
  const category = content.categories.find((candidate) => candidate.key === key);
  if (!category) throw new Error(`No category ${key}`);
  return category;
}
