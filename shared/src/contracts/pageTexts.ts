import type { PictureRef } from './menu';

/** A picture, and what it shows for whoever does not see it. */
interface Illustration {
  picture: PictureRef;
  alt: string;
}

/** A way into the menu. */
export interface HomeTile {
  title: string;
  text: string;
  link: string;
  /** The two Chinese characters of its category. */
  seal: string;
  picture: PictureRef;
}

/** The entry `page/index`: what the restaurant writes on its home page. */
export interface HomeTexts {
  hero: Illustration & { logo: string };
  menu: { heading: string; paragraphs: string[]; tiles: HomeTile[] };
  hall: Illustration & { heading: string; text: string };
  location: { heading: string };
}

/** The entry `page/About`. */
export interface AboutTexts {
  lead: string;
  picture: PictureRef;
  sections: (Illustration & { heading: string; paragraphs: string[] })[];
  celebration?: Illustration & { heading: string; wish: string; text: string };
}

/** The entry `page/Contact`. */
export interface ContactTexts {
  han: string;
  paragraphs: string[];
  location: { heading: string; invitation: string; paragraphs: string[]; map: string };
}

/** The entry `page/Salon`: what the restaurant writes of its hall. */
export interface SalonTexts {
  heading: string;
  lead: string;
  picture: PictureRef;
  hall: { heading: string; paragraphs: string[] };
  gallery: {
    heading: string;
    pictures: (Illustration & { caption: string })[];
    fallback: { picture: PictureRef };
  };
  celebrations: { heading: string; list: { title: string; text: string }[] };
  reservation: { heading: string; text: string };
}

/** What the restaurant writes on its kids' menu. */
export interface KidsTexts {
  lead: string;
  heading: string;
  paragraphs: string[];
}

/** One of the eight pictures of the entry `game`, in the order of `Block.image`. */
export interface GamePicture {
  /** For screen readers, in the middle of a sentence. */
  name: string;
  picture: PictureRef;
}

/** The notice about tips in a language. */
export interface TipTexts {
  title: string;
  text: string;
  /** The pieces of a sentence: a telephone follows each but the last. */
  complaints: { words: string; phone?: string }[];
}
