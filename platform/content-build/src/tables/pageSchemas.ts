import { GAME_PAIRS, type Language } from '@asia/shared/contracts';
import { han, sealOrNone, text, textNaming, textWith } from './cells';
import { Cell, List, Optional, Picture, type Value } from './namedParts';
import { COMPLAINT_LINES } from './restaurantSchema';

const es = (block: string) => new Cell(block, 'es', text);
/** A picture by its name, and a description for guests who do not see it. */
const illustration = (block: string) => ({
  picture: new Picture(block, 'imagen'),
  alt: new Cell(block, 'alt', text),
});
const tile = 'inicio / menú / tarjeta / *';

const home = {
  /** Screen readers read `logo` in place of the drawing. */
  hero: { logo: es('inicio / portada'), ...illustration('inicio / portada') },
  menu: {
    heading: es('inicio / menú / título'),
    paragraphs: new List(es('inicio / menú / párrafo')),
    tiles: new List({
      category: new Cell(tile, 'bloque', text),
      /** Default: the seal of the category. */
      seal: new Cell(tile, 'zh', sealOrNone),
      text: es(tile),
      picture: new Picture(tile, 'imagen'),
    }),
  },
  hall: {
    heading: es('inicio / salón / título'),
    text: es('inicio / salón / texto'),
    ...illustration('inicio / salón / texto'),
  },
  location: { heading: es('inicio / ubicación / título') },
};

const about = {
  lead: es('nosotros / entrada'),
  picture: new Picture('nosotros / entrada', 'imagen'),
  sections: new List({
    heading: es('nosotros / parte / título'),
    paragraphs: new List(es('nosotros / parte / párrafo')),
    ...illustration('nosotros / parte / imagen'),
  }),
  /** A feast that the restaurant celebrates, with its wish in Chinese. */
  celebration: new Optional({
    heading: es('nosotros / celebración / título'),
    wish: new Cell('nosotros / celebración / título', 'zh', han),
    text: es('nosotros / celebración / texto'),
    ...illustration('nosotros / celebración / texto'),
  }),
};

const contact = {
  han: new Cell('contacto / saludo', 'zh', han),
  paragraphs: new List(es('contacto / párrafo')),
  location: {
    heading: es('contacto / ubicación / título'),
    invitation: es('contacto / ubicación / invitación'),
    paragraphs: new List(es('contacto / ubicación / párrafo')),
    map: es('contacto / ubicación / mapa'),
  },
};

const salon = {
  heading: es('salón / título'),
  lead: es('salón / entrada'),
  picture: new Picture('salón / entrada', 'imagen'),
  hall: { heading: es('salón / sala / título'), paragraphs: new List(es('salón / sala / párrafo')) },
  gallery: {
    heading: es('salón / galería / título'),
    pictures: new List({
      ...illustration('salón / galería / imagen'),
      caption: es('salón / galería / imagen'),
    }),
    /** Shown if a picture does not load. */
    fallback: { picture: new Picture('salón / galería / reserva', 'imagen') },
  },
  celebrations: {
    heading: es('salón / celebraciones / título'),
    list: new List({ title: es('salón / celebración / título'), text: es('salón / celebración / texto') }),
  },
  reservation: { heading: es('salón / reservas / título'), text: es('salón / reservas / texto') },
};

const kids = {
  lead: es('niños / entrada'),
  heading: es('niños / título'),
  paragraphs: new List(es('niños / párrafo')),
  /** The pairs of the memory game; their names are read aloud. */
  game: new List(
    { name: es('niños / juego / pareja'), picture: new Picture('niños / juego / pareja', 'imagen') },
    GAME_PAIRS,
  ),
};
const drinks = { lead: es('bebidas / entrada') };

const privacyIn = (language: Language) =>
  new List(new Cell('datos personales / párrafo', language, textWith('nombre', 'nit')));
const privacy = { es: privacyIn('es'), en: privacyIn('en'), zh: privacyIn('zh') };

/** The blocks of a page, and the page, by route or by category. */
interface PageSchema {
  blocks: object;
  route?: string;
  category?: string;
}

/** Texts of pages, in the order of the entries. */
export const pageSchemas: readonly PageSchema[] = [
  { blocks: home, route: '/' },
  { blocks: about, route: '/About' },
  { blocks: contact, route: '/Contact' },
  { blocks: salon, route: '/Salon' },
  { blocks: privacy, route: '/CheckoutPage' },
  { blocks: kids, category: 'infantil' },
  { blocks: drinks, category: 'bebidas' },
];

const tipIn = (language: Language) => ({
  title: new Cell('propina / título', language, text),
  text: new Cell('propina / aviso', language, textNaming('porcentaje')),
  complaints: new Cell('propina / reclamos', language, textNaming(...COMPLAINT_LINES)),
});
/** The notice about tips, with the percent and the telephones of the facts. */
export const tipSchema = { es: tipIn('es'), en: tipIn('en'), zh: tipIn('zh') };

const landmarksIn = (language: Language) => new Cell('barrios / lugares conocidos', language, text);
/** Known places and their zones, for a guest who knows no zone. */
export const landmarksSchema = new Optional({
  es: landmarksIn('es'),
  en: landmarksIn('en'),
  zh: landmarksIn('zh'),
});

export type HomeTexts = Value<typeof home>;
export type LandmarkTexts = Value<typeof landmarksSchema>;
export type TipTexts = Value<typeof tipSchema>;
