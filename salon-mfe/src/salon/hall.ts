import pictures from '@asia/shared/pictures';
import type { restaurant } from '@asia/shared/restaurant';
import type { GalleryPicture } from '../gallery/Gallery';

/** The pictures of the hall: the room, the view, a table. */
export const hallPictures: readonly GalleryPicture[] = [
  {
    picture: pictures['salon-1'],
    alt: 'Salón con mesas servidas y faroles rojos',
    caption: 'El salón, con la mesa puesta',
  },
  {
    picture: pictures['salon-3'],
    alt: 'Ventanal con vista panorámica de Medellín al atardecer',
    caption: 'La vista desde Las Palmas',
  },
  {
    picture: pictures['salon-2'],
    alt: 'Mesa redonda servida para compartir, junto al ventanal',
    caption: 'Una mesa para compartir',
  },
];

/** Shown in place of a picture that does not load: a laid table, as the hall has them. */
export const anyTable = pictures['hero-mesa'];

/** The facts of the hall at the head of its page; unknown ones are left out. */
export function hallFacts({ panoramicView, wifi, capacity }: typeof restaurant.salon): string[] {
  return [
    ...(capacity === null ? [] : [`Hasta ${capacity} personas`]),
    ...(panoramicView ? ['Vista panorámica'] : []),
    ...(wifi ? ['WiFi'] : []),
  ];
}
