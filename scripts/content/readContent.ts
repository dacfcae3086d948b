import type { Dish, PictureRef } from '@asia/shared/contracts';
import { pictureUrl } from '@asia/shared/menu';
import type { Content, ContentCategory, ContentDish, ContentPage } from './Content';
import type { Report } from './Problem';
import { readCategories } from './readCategories';
import { readMenu, type AuthoredDish } from './readMenu';
import { readPages, type AuthoredPage } from './readPages';
import type { Pictures } from './readPictures';
import { readPlatos } from './readPlatos';
import { readRestaurant } from './readRestaurant';
import shareIndex from '../../shared/pictures/share/share.json';

/** The authored files as texts. */
export interface AuthoredFiles {
  menu: string;
  categories: string;
  platos: string;
  pages: string;
  restaurant: string;
}

/** Route → file of the card that a shared link shows. */
const shareCards: Readonly<Record<string, string>> = shareIndex;

/** Stands where a picture is missing, so that one run reports every problem; it is never written. */
const missingPicture = { version: '', color: '', widths: [], ratio: 1 };

type FindPicture = (name: string, missing: (message: string) => void) => PictureRef;

function pictureFinder(pictures: Pictures): FindPicture {
  return (name, missing) => {
    const found = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (!found) missing(`no hay imagen «${name}». Agrégala con ese nombre o corrige el nombre.`);
    const { version, color, widths, ratio } = found ?? missingPicture;
    return { name, version, color, widths, ratio };
  };
}

/** The width of the one file that goes with a dish into the cart and into lists: sharp on a line and on a card. */
const LISTED_WIDTH = 400;

function completeDishes(
  authored: AuthoredDish[],
  soldOut: ReadonlySet<string>,
  find: FindPicture,
  report: Report,
) {
  const counts = new Map<string, number>();
  return authored.map(({ row, dish, texts }): ContentDish => {
    const { key, category, name } = dish;
    const id = (counts.get(category) ?? 0) + 1;
    counts.set(category, id);
    const picture = find(key.replace(':', '-'), (message) =>
      report({ file: 'menu.csv', row, column: 'slug', message: `${name}: ${message}` }),
    );
    const image = pictureUrl(picture, LISTED_WIDTH);
    return { dish: { ...dish, id, soldOut: soldOut.has(key), picture, image }, texts };
  });
}

function illustrate(
  page: AuthoredPage,
  dishes: ReadonlyMap<string, Dish>,
  find: FindPicture,
  report: Report,
) {
  const say = (column: string, message: string) =>
    report({ file: 'pages.csv', row: page.row, column, message });
  let pictureRef: PictureRef | null = null;
  if (page.dish !== '') {
    pictureRef = dishes.get(page.dish)?.picture ?? null;
    if (pictureRef === null)
      say('dish', `«${page.dish}» no está en menu.csv. Escribe category:slug de un plato.`);
  } else if (page.picture !== '') {
    pictureRef = find(page.picture, (message) => say('picture', message));
  }
  const share = shareCards[page.route];
  if (!share) say('route', `no hay tarjeta para compartir ${page.route}. Créala con npm run pictures:share.`);
  return { ...page, pictureRef, share: share ?? '' };
}

function checkSoldOut(soldOut: ReadonlySet<string>, dishes: ReadonlyMap<string, Dish>, report: Report): void {
  for (const key of soldOut) {
    if (dishes.has(key)) continue;
    const message = `«${key}» no está en menu.csv. Escribe category:slug del plato agotado.`;
    report({ file: 'restaurant.json', column: 'soldOut', message });
  }
}

/**
 * Reads and checks everything authored, reporting every problem that it finds and not only the first.
 * @returns content that is complete only if nothing was reported
 */
export function readContent(files: AuthoredFiles, pictures: Pictures, report: Report): Content {
  const find = pictureFinder(pictures);
  const soldOut = readRestaurant(files.restaurant, report);
  const platos = readPlatos(files.platos, report);
  const authoredCategories = readCategories(files.categories, report);
  const keys = new Set(authoredCategories.map(({ key }) => key));
  const authored = readMenu(files.menu, { categories: keys, platos }, report);
  const routes = authoredCategories.map(({ route }) => route);
  const authoredPages = readPages(files.pages, routes, report);
  // A file that cannot be read was reported as such; what the others miss in it would bury that.
  if ([authored, authoredPages, authoredCategories].some((rows) => rows.length === 0)) {
    return { categories: [], pages: [] };
  }
  const dishes = completeDishes(authored, soldOut, find, report);
  const byKey = new Map(dishes.map(({ dish }) => [dish.key, dish]));
  checkSoldOut(soldOut, byKey, report);
  const pages = authoredPages.map((page) => illustrate(page, byKey, find, report));
  const categories = authoredCategories.flatMap((category): ContentCategory[] => {
    const page = pages.find((candidate: ContentPage) => candidate.route === category.route);
    const own = dishes.filter(({ dish }) => dish.category === category.key);
    const picture = page?.pictureRef ?? own[0]?.dish.picture;
    if (!page || !picture) {
      const message = `${category.key} necesita su página en pages.csv y al menos un plato en menu.csv.`;
      report({ file: 'categories.csv', message });
      return [];
    }
    const alcohol = own.some(({ dish }) => dish.marks.includes('A'));
    return [{ ...category, page, picture, dishes: own, alcohol }];
  });
  return { categories, pages };
}
