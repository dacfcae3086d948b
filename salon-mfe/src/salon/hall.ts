import pictures from '@asia/shared/pictures';
import type { restaurant } from '@asia/shared/restaurant';
import type { GalleryPicture } from '../gallery/Gallery';

/** The three pictures of the hall, in the order in which a guest sees it: the room, the view, the table. */
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

/** For a picture of the hall that does not arrive: a laid table says no more than is true of every one of them. */
export const anyTable = pictures['hero-mesa'];

/** What a guest weighs before asking for a date, in few words; what is not known is not said. */
export function hallFacts({ panoramicView, wifi, capacity }: typeof restaurant.salon): string[] {
  return [
    ...(capacity === null ? [] : [`Hasta ${capacity} personas`]),
    ...(panoramicView ? ['Vista panorámica'] : []),
    ...(wifi ? ['WiFi'] : []),
  ];
}
