import type { Dish, HoursRule, KitchenPhrases, PictureRef, WayToPay } from '@asia/shared/contracts';
import type { LandmarkTexts, TipTexts } from './tables/pageSchemas';
import type { AuthoredDish, DishTexts } from './tables/readCarta';
import type { AuthoredCategory } from './tables/readCategorias';
import type { AuthoredZone } from './tables/readDomicilios';
import type { AuthoredPage } from './tables/readPaginas';
import type { AuthoredFacts } from './tables/restaurantSchema';
import type { AuthoredToday } from './today/readHoy';

export interface ContentDish {
  /** Row in `carta`. */
  row: number;
  /** Columns whose unusual values the owner confirmed with `!`, in the cell or in the title. */
  confirmed: ReadonlySet<string>;
  dish: Dish;
  texts: DishTexts;
  untranslated: AuthoredDish['untranslated'];
}

export interface ContentPage extends AuthoredPage {
  pictureRef: PictureRef | null;
  /** Address of the page's share card below `/pictures/`. */
  share: string;
}

export interface ContentCategory extends AuthoredCategory {
  picture: PictureRef;
  dishes: ContentDish[];
  /** Some dish of the category contains alcohol. */
  alcohol: boolean;
}

/** The texts of one page, as its app reads them. */
export type PageTexts = Readonly<Record<string, unknown>> & { game?: readonly object[] };

/** The checked content. Everything on the site is a projection of it. */
export interface Content {
  /** Null only after a report. */
  restaurant: AuthoredFacts | null;
  hours: HoursRule[];
  zones: AuthoredZone[];
  payments: WayToPay[];
  today: AuthoredToday;
  /** Signs that confirm unusual values; Spanish sentences. */
  signs: string[];
  /** In the order of the menu. */
  categories: ContentCategory[];
  pages: ContentPage[];
  /** Addresses of categories that have no place on the menu. */
  withdrawn: string[];
  /** Texts of pages, by route. */
  pageTexts: Readonly<Record<string, PageTexts>>;
  /** The notice about tips; null only after a report. */
  tip: TipTexts | null;
  /** Ready phrases for the kitchen, if the restaurant has such a table. */
  phrases: KitchenPhrases | undefined;
  /** Known places and their zones, if the restaurant names any; null only after a report. */
  landmarks: LandmarkTexts | null;
}
