import type { PictureRef } from '../contracts';
import { parseUrl } from './parseUrl';

const pattern = /^\/pictures\/([\w-]+)\.(\w+)-(\d{1,5})\.(?:webp|avif)$/;
/** Pictures of dishes are four wide to three high. */
const DISH_RATIO = 0.75;

/** Address of a picture in the smallest stored width of at least `width` pixels; if there is none, in the largest. */
export function pictureUrl(picture: PictureRef, width: number, format: 'avif' | 'webp' = 'webp'): string {
  const { name, version, widths } = picture;
  const stored = widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;
  return `/pictures/${name}.${version}-${stored}.${format}`;
}

/** The picture of a dish from an address of {@link pictureUrl}, in the width of that address; null for any other address. */
export function pictureAt(address: string): PictureRef | null {
  const [, name, version, width] = pattern.exec(address) ?? [];
  if (name === undefined || version === undefined) return null;
  return { name, version, color: 'var(--paper-2)', widths: [Number(width)], ratio: DISH_RATIO };
}

/**
 * The address, if it belongs to a picture of this site; otherwise ''. An address from storage or another server must
 * not make the browser request a foreign site.
 */
export function ownPicture(address: unknown): string {
  return typeof address === 'string' && pattern.test(address) ? address : '';
}

/** As {@link ownPicture}, but accepts pictures on the origin of `service` too. */
export function pictureBeside(service: string): (address: unknown) => string {
  return (address) => {
    const own = ownPicture(address);
    if (own !== '' || typeof address !== 'string' || address === '') return own;
    const url = parseUrl(address, service);
    return url && url.origin === parseUrl(service)?.origin ? url.href : '';
  };
}
