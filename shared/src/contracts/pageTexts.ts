import type { PictureRef } from './menu';

interface Illustration {
  picture: PictureRef;
  alt: string;
}

export interface HomeTile {
  title: string;
  text: string;
  link: string;
  /** The two Chinese characters of its category. */
  seal: string;
  picture: PictureRef;
}

/** The entry `page/index`: the restaurant's texts of the home page. */
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

/** The entry `page/Salon`: the restaurant's texts of its hall. */
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

export interface KidsTexts {
  lead: string;
  heading: string;
  paragraphs: string[];
}

/** Pairs of the memory game: as many pictures as the entry `game` has. */
export const GAME_PAIRS = 8;

/** A picture of the entry `game`, in the order of `Block.image`. */
export interface GamePicture {
  /** For screen readers, in the middle of a sentence. */
  name: string;
  picture: PictureRef;
}

export interface TipTexts {
  title: string;
  text: string;
  /** The pieces of a sentence; a telephone follows each but the last. */
  complaints: { words: string; phone?: string }[];
}
