import type { PictureRef } from '../contracts';

const pattern = /^\/pictures\/([\w-]+)\.(\w+)-(\d{1,5})\.(?:webp|avif)$/;
/** Dish pictures are four to three. */
const DISH_RATIO = 0.75;

/** The address of a picture at the smallest stored width that is at least `width` pixels, or the largest there is. */
export function pictureUrl(picture: PictureRef, width: number, format: 'avif' | 'webp' = 'webp'): string {
  const { name, version, widths } = picture;
  const stored = widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;
  return `/pictures/${name}.${version}-${stored}.${format}`;
}

/**
 * The picture of a dish behind an address that {@link pictureUrl} gave; null for anything else. Only the width that
 * the address names is counted on.
 */
export function pictureAt(address: string): PictureRef | null {
  const [, name, version, width] = pattern.exec(address) ?? [];
  if (name === undefined || version === undefined) return null;
  return { name, version, color: 'var(--paper-2)', widths: [Number(width)], ratio: DISH_RATIO };
}

/**
 * A picture address from storage or from another server, if it is one of this site's pictures; else ''.
 * A stored address must not make the browser call somebody else.
 */
export function ownPicture(address: unknown): string {
  return typeof address === 'string' && pattern.test(address) ? address : '';
}

/** The same, where pictures of one other house count too: those beside a configured service of its own origin. */
export function pictureBeside(service: string): (address: unknown) => string {
  return (address) => {
    const own = ownPicture(address);
    if (own !== '' || typeof address !== 'string' || address === '' || !URL.canParse(address, service))
      return own;
    const { origin, href } = new URL(address, service);
    return origin === new URL(service).origin ? href : '';
  };
}
