import type { PictureRef } from '@asia/shared/contracts';
import type { GalleryPicture } from '../gallery/Gallery';

/** The entry `page/Salon`: what the restaurant writes of its hall. */
export interface SalonTexts {
  heading: string;
  lead: string;
  picture: PictureRef;
  hall: { heading: string; paragraphs: string[] };
  gallery: { heading: string; pictures: GalleryPicture[]; fallback: { picture: PictureRef } };
  celebrations: { heading: string; list: { title: string; text: string }[] };
  reservation: { heading: string; text: string };
}
