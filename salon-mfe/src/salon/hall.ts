import type { PictureRef } from '@asia/shared/contracts';
import type { Facts } from '@asia/shared/restaurant';
import type { GalleryPicture } from '../gallery/Gallery';

/** The pictures of the hall: the room, the view, a table. */
export const hallPictures = (pictureOf: (name: string) => PictureRef): GalleryPicture[] => [
  {
    picture: pictureOf('salon-1'),
    alt: 'Salón con mesas servidas y faroles rojos',
    caption: 'El salón, con la mesa puesta',
  },
  {
    picture: pictureOf('salon-3'),
    alt: 'Ventanal con vista panorámica de Medellín al atardecer',
    caption: 'La vista desde Las Palmas',
  },
  {
    picture: pictureOf('salon-2'),
    alt: 'Mesa redonda servida para compartir, junto al ventanal',
    caption: 'Una mesa para compartir',
  },
];

/** Shown in place of a picture that does not load: a laid table, as the hall has them. */
export const ANY_TABLE = 'hero-mesa';

/** The facts of the hall at the head of its page; unknown ones are left out. */
export function hallFacts({ panoramicView, wifi, capacity }: Facts['salon']): string[] {
  return [
    ...(capacity === null ? [] : [`Hasta ${capacity} personas`]),
    ...(panoramicView ? ['Vista panorámica'] : []),
    ...(wifi ? ['WiFi'] : []),
  ];
}
