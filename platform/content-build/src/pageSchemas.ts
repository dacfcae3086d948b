import { z } from 'zod';
import { GAME_PAIRS } from '@asia/shared/contracts';
import { normaliseCategory } from '@asia/shared/menu';
import { han, seal, text, textWith } from './restaurantSchema';

const paragraphs = z.array(text).min(1, 'falta al menos un párrafo.');
/** A picture by its name, and a description for guests who do not see it. */
const illustration = { picture: text, alt: text };

const home = z.strictObject({
  /** Screen readers read `logo` in place of the drawing. */
  hero: z.strictObject({ logo: text, ...illustration }),
  menu: z.strictObject({
    heading: text,
    paragraphs,
    tiles: z.array(
      z.strictObject({
        category: text.refine((key) => normaliseCategory(key) === key, {
          error: ({ input }) => `«${String(input)}» no es una clave de categories.csv.`,
        }),
        /** Default: the seal of the category. */
        seal: seal.optional(),
        text,
        picture: text,
      }),
    ),
  }),
  hall: z.strictObject({ heading: text, text, ...illustration }),
  location: z.strictObject({ heading: text }),
});

const about = z.strictObject({
  lead: text,
  picture: text,
  sections: z
    .array(z.strictObject({ heading: text, paragraphs, ...illustration }))
    .min(1, 'falta una parte.'),
  /** A feast that the restaurant celebrates, with its wish in Chinese. */
  celebration: z.strictObject({ heading: text, wish: han, text, ...illustration }).optional(),
});

const contact = z.strictObject({
  han,
  paragraphs,
  location: z.strictObject({ heading: text, invitation: text, paragraphs, map: text }),
});

const salon = z.strictObject({
  heading: text,
  lead: text,
  picture: text,
  hall: z.strictObject({ heading: text, paragraphs }),
  gallery: z.strictObject({
    heading: text,
    pictures: z.array(z.strictObject({ ...illustration, caption: text })).min(1, 'falta una imagen.'),
    /** Shown if a picture does not load. */
    fallback: z.strictObject({ picture: text }),
  }),
  celebrations: z.strictObject({
    heading: text,
    list: z.array(z.strictObject({ title: text, text })).min(1, 'falta una celebración.'),
  }),
  reservation: z.strictObject({ heading: text, text }),
});

const kids = z.strictObject({
  lead: text,
  heading: text,
  paragraphs,
  /** The pairs of the memory game; their names are read aloud. */
  game: z
    .array(z.strictObject({ name: text, picture: text }))
    .length(GAME_PAIRS, `el juego lleva ${GAME_PAIRS} parejas. Revisa cuántas hay.`),
});
const drinks = z.strictObject({ lead: text });

const aboutData = z.array(textWith('nombre', 'nit')).min(1, 'falta al menos un párrafo.');
const privacy = z.strictObject({ es: aboutData, en: aboutData, zh: aboutData });

/** The shape of a file, and its page, by route or by category. */
interface PageSchema {
  schema: z.ZodType<object>;
  route?: string;
  category?: string;
}

/** Texts of pages, by the name of their file in `pages/`. */
export const pageSchemas: Readonly<Record<string, PageSchema>> = {
  home: { schema: home, route: '/' },
  about: { schema: about, route: '/About' },
  contact: { schema: contact, route: '/Contact' },
  salon: { schema: salon, route: '/Salon' },
  privacy: { schema: privacy, route: '/CheckoutPage' },
  kids: { schema: kids, category: 'infantil' },
  drinks: { schema: drinks, category: 'bebidas' },
};

export type AuthoredTile = z.infer<typeof home>['menu']['tiles'][number];
