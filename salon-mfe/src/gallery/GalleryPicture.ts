import type { PictureRef } from '@asia/shared/contracts';

/** A picture of a gallery, as it is seen, heard and captioned. */
export interface GalleryPicture {
  picture: PictureRef;
  alt: string;
  caption: string;
}
