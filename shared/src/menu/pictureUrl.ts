import type { PictureRef } from '../contracts';

/** The address of a picture at the smallest stored width that is at least `width` pixels, or the largest there is. */
export function pictureUrl(picture: PictureRef, width: number, format: 'avif' | 'webp' = 'webp'): string {
  const { name, version, widths } = picture;
  const stored = widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;
  return `/pictures/${name}.${version}-${stored}.${format}`;
}
