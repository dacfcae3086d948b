import { z } from 'zod';
import type { Dish, PictureRef } from '@asia/shared/contracts';
import { pictureUrl } from '@asia/shared/menu';
import { type AuthoredFiles, textOf } from '../authoredFiles';
import type { Content, ContentCategory, ContentDish, ContentPage } from '../Content';
import { EMPTY_PLATE } from '../pictures/pictureRecipe';
import type { Pictures } from '../pictures/renderVariants';
import { filled } from '../tables/cells';
import type { FindPicture } from '../tables/namedRows';
import { oncePerCell, type Problem, problemText, type Report } from '../tables/Problem';
import { type AuthoredDish, readCarta } from '../tables/readCarta';
import { isRoute, readCategorias } from '../tables/readCategorias';
import { readDatos } from '../tables/readDatos';
import { readDomicilios } from '../tables/readDomicilios';
import { readFrases } from '../tables/readFrases';
import { readHorario } from '../tables/readHorario';
import { type AuthoredPage, readPaginas } from '../tables/readPaginas';
import { readPagos } from '../tables/readPagos';
import { readRows } from '../tables/readRows';
import { readTextos } from '../tables/readTextos';
import { liveRowFinder } from '../tables/titledRows';
import { readHoy } from '../today/readHoy';
import { askAboutColumns } from './columnsOutOfLine';
import { type Live, reportUnusual } from './unusualChanges';

/** Placeholder for a missing picture, so that one run reports every problem. It is never written. */
export const missingPicture = { version: '', color: '', widths: [], ratio: 1 };

function pictureFinder(pictures: Pictures): FindPicture {
  return (name, missing) => {
    const found = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (!found) missing(`no hay imagen «${name}». Agrégala con ese nombre o corrige el nombre.`);
    const { version, color, widths, ratio } = found ?? missingPicture;
    return { name, version, color, widths, ratio };
  };
}

/** The singular labels that a dish may carry. */
const labels = z.object({ etiqueta: filled, en: filled, zh: filled });

/** Width of the picture that a dish takes into the cart and into lists: sharp on a line and on a card. */
const LISTED_WIDTH = 400;

function completeDishes(authored: AuthoredDish[], pictures: Pictures, report: Report) {
  const find = pictureFinder(pictures);
  const counts = new Map<string, number>();
  return authored.map(({ dish, ...rest }): ContentDish => {
    const { key, category, name } = dish;
    const id = (counts.get(category) ?? 0) + 1;
    counts.set(category, id);
    const own = key.replace(':', '-');
    const picture = find(Object.hasOwn(pictures, own) ? own : EMPTY_PLATE, (message) =>
      report({ file: 'carta.csv', row: rest.row, column: 'clave', message: `${name}: ${message}` }),
    );
    const image = pictureUrl(picture, LISTED_WIDTH);
    return { ...rest, dish: { ...dish, id, picture, image } };
  });
}

function illustrate(
  page: AuthoredPage,
  dishes: ReadonlyMap<string, Dish>,
  pictures: Pictures,
  shareCards: AuthoredFiles['shareCards'],
  report: Report,
): ContentPage {
  const flag = (column: string, message: string) =>
    report({ file: 'paginas.csv', row: page.row, column, message });
  const { route, dish, picture } = page;
  let pictureRef: PictureRef | null = null;
  if (dish !== '') {
    pictureRef = dishes.get(dish)?.picture ?? null;
    // If its picture still exists, the dish was taken off the menu: no mistake. The category shows its first
    // dish.
    if (pictureRef === null && !Object.hasOwn(pictures, dish.replace(':', '-')))
      flag('plato', `«${dish}» no está en la carta. Escribe categoria:clave de un plato.`);
  } else if (picture !== '') {
    pictureRef = pictureFinder(pictures)(picture, (message) => flag('imagen', message));
  }
  return { ...page, pictureRef, share: shareCards[route] ?? '' };
}

/** Gives a category without a share card the card of the menu; any other page needs one. */
function completeCard(
  page: ContentPage,
  menu: ContentPage | undefined,
  routes: readonly string[],
  report: Report,
): ContentPage {
  if (page.share !== '') return page;
  // A menu without its page is reported already.
  if (routes.includes(page.route)) return menu ? { ...page, share: menu.share, alt: menu.alt } : page;
  const message = `el sitio no tiene la página ${page.route}. Borra la fila o, si la página es nueva, crea su tarjeta con npm run pictures:share.`;
  report({ file: 'paginas.csv', row: page.row, column: 'direccion', message });
  return page;
}

/**
 * Reads and checks all authored files, and reports every problem.
 * @param live the live content, if any: unusual changes become questions
 * @returns content that is complete only if nothing was reported
 */
export function readContent(
  files: AuthoredFiles,
  pictures: Pictures,
  tell: Report,
  live: Live | null = null,
): Content {
  const signs: string[] = [];
  const once = oncePerCell((problem) =>
    problem.note === 'sign' ? void signs.push(problemText(problem)) : tell(problem),
  );
  const isLive = liveRows(files, live);
  const report: Report = (problem) => {
    if (!problem.unlessLive || !isLive(problem)) once(problem);
  };
  const findPicture = pictureFinder(pictures);
  const restaurant = readDatos(files.datos, findPicture, report);
  const payments = readPagos(files.pagos, report);
  const hours = readHorario(files.horario, report);
  const zones = readDomicilios(files.domicilios, report);
  const phrases = readFrases(files.frases, report);
  const facts = {
    restaurant,
    hours,
    zones,
    payments,
    phrases,
    signs,
    today: { rows: [], lines: [], readings: [] },
  };
  const authoredLabels = new Set(
    readRows('etiquetas.csv', files.etiquetas, labels, report).map(({ cells }) => cells.etiqueta),
  );
  const authoredCategories = readCategorias(files.categorias, report);
  const keys = new Set(authoredCategories.map(({ key }) => key));
  const authored = readCarta(files.carta, { categories: keys, labels: authoredLabels }, report);
  const out = authoredCategories.filter(({ isOut }) => isOut);
  const derived = authoredCategories
    .filter(({ route }) => isRoute(route))
    .map(({ route, title, line }) => ({
      route,
      title: `${title}, ${restaurant?.name} ${restaurant?.address.city}`,
      description: `${line}. ${restaurant?.tagline}`,
    }));
  const routes = derived.map(({ route }) => route);
  const authoredPages = readPaginas(files.paginas, derived, report);
  // An unreadable file is reported already: follow-up problems in the others would bury that message.
  if ([authored, authoredPages, authoredCategories].some((rows) => rows.length === 0)) {
    return { ...facts, categories: [], pages: [], withdrawn: [], pageTexts: {}, tip: null, landmarks: null };
  }
  const served = authored.filter(({ dish }) => !out.some(({ key }) => key === dish.category));
  const dishes = completeDishes(served, pictures, report);
  const byKey = new Map(dishes.map(({ dish }) => [dish.key, dish]));
  const illustrated = authoredPages
    .filter(({ route }) => !out.some((category) => category.route === route))
    .map((page) => illustrate(page, byKey, pictures, files.shareCards, report));
  const menuPage = illustrated.find(({ route }) => route === '/Menu');
  const pages = illustrated.map((page) => completeCard(page, menuPage, routes, report));
  const categories = authoredCategories
    .filter(({ isOut }) => !isOut)
    .flatMap((category): ContentCategory[] => {
      const page = pages.find((candidate: ContentPage) => candidate.route === category.route);
      const own = dishes.filter(({ dish }) => dish.category === category.key);
      const picture = page?.pictureRef ?? own[0]?.dish.picture;
      // A page that is missing is reported already.
      if (!page) return [];
      if (!picture) {
        const message = `${category.key} no tiene platos en la carta. Agrega uno, o escribe no en su puesto.`;
        report({ file: 'categorias.csv', row: category.row, message });
        return [];
      }
      const alcohol = own.some(({ dish }) => dish.marks.includes('A'));
      return [{ ...category, picture, dishes: own, alcohol }];
    });
  reportUnusual(live, { categories, zones }, files.datos, report);
  if (live) askAboutColumns(files, live.authored, report);
  const texts = readTextos(
    files.textos,
    {
      categories: authoredCategories,
      served: new Set(categories.map(({ key }) => key)),
      legal: restaurant?.legal,
      findPicture,
    },
    report,
  );
  const known = {
    dishes: authored.map(({ dish }) => dish),
    categories: authoredCategories,
    zones,
    hours,
  };
  return {
    ...facts,
    today: readHoy(
      files.hoy,
      {
        ...known,
        before: live?.readings,
        isConnecting: live?.isConnecting,
        liveZones: readDomicilios(String(live?.authored.get('domicilios.csv') ?? ''), () => undefined),
      },
      report,
    ),
    categories,
    pages,
    withdrawn: out.map(({ route }) => route),
    ...texts,
  };
}

/** Whether a problem's row is live in the same words: a rule that is new, or stricter, refuses nothing that is live. */
function liveRows(files: AuthoredFiles, live: Live | null): (problem: Problem) => boolean {
  const finders = new Map<string, ReturnType<typeof liveRowFinder>>();
  return ({ file, row }) => {
    const before = live?.authored.get(file);
    if (!before || row === undefined) return false;
    const finder = finders.get(file) ?? liveRowFinder(file, textOf(files, file), String(before));
    finders.set(file, finder);
    return finder(row);
  };
}

/** A sentence for each dish that waits for its picture. */
export function withoutPicture({ categories }: Content): string[] {
  return categories
    .flatMap(({ dishes }) => dishes)
    .filter(({ dish }) => dish.picture?.name === EMPTY_PLATE)
    .map(({ dish: { key, name } }) => {
      const file = `${key.replace(':', '-')}.jpg`;
      return `${name} aún no tiene imagen y muestra un plato vacío. Su fotografía va en content/pictures/photographs/${file}.`;
    });
}

/** A sentence for each dish that waits for its translation. */
export function withoutTranslation({ categories }: Content): string[] {
  const words = { es: '', en: 'inglés', zh: 'chino' };
  return categories
    .flatMap(({ dishes }) => dishes)
    .filter(({ untranslated }) => untranslated.length > 0)
    .map(({ dish, untranslated }) => {
      const missing = untranslated.map((language) => words[language]).join(' ni en ');
      return `${dish.name} no está en ${missing}: allí se lee en español.`;
    });
}
