import type { Facts } from './facts';
import type { Language } from './language';
import type {
  AboutTexts,
  ContactTexts,
  GamePicture,
  HomeTexts,
  KidsTexts,
  SalonTexts,
  TipTexts,
} from './pageTexts';
import type { Carta, CategoryCard, CategoryRail, CategorySection } from './shapes';
import type { TodayRow } from './today';

/**
 * The entries of the content by name, with their types. A release checks the content against the types that each live
 * app was compiled with, for the entries that the app names. A category in braces means the address of its page, if it
 * has one.
 */
export interface ContentEntries {
  facts: Facts;
  today: readonly TodayRow[];
  /** Titles of the document, by registered route; `*` of the page that is not found. */
  titles: Readonly<Record<string, string>>;
  rail: CategoryRail;
  categories: CategoryCard[];
  /** Empty where no page has the game. */
  game: GamePicture[];
  'page/index': HomeTexts;
  'page/About': AboutTexts;
  'page/Contact': ContactTexts;
  'page/Salon': SalonTexts;
  /** Notice about the data of guests. */
  'page/CheckoutPage': Readonly<Record<Language, readonly string[]>>;
  'page/{infantil}': KidsTexts;
  'page/{bebidas}': { lead: string };
  [section: `section/${string}`]: CategorySection;
  [carta: `carta/${string}`]: Carta;
  [tip: `tip/${string}`]: TipTexts;
}

/** The name of an entry, with the type of its content. */
export type EntryName<Entry> = string & { readonly holds?: Entry };

/**
 * Names an entry of the content where an app reads it. A build records the names in its sources.
 * @param route of the page, for a name with a category in braces
 */
export const entry = <Name extends keyof ContentEntries>(name: Name, route = '') =>
  name.replace(/\/\{.*/, route) as EntryName<ContentEntries[Name]>;
