import type { PictureRef } from '@asia/shared/contracts';

/** Dish pictures are stored in these widths, four to three. */
const WIDTHS = [200, 400, 800];
const RATIO = 0.75;

const pattern = /^\/pictures\/([\w-]+)\.(\w+)-\d+\.(?:webp|avif)$/;

/** The picture behind an address such as `/pictures/sopas-sopa-wantan.fa473a6e-400.webp`; null for any other address. */
export function pictureOfAddress(address: string): PictureRef | null {
  const [, name, version] = pattern.exec(address) ?? [];
  if (name === undefined || version === undefined) return null;
  return { name, version, widths: WIDTHS, ratio: RATIO, color: 'var(--paper-3)' };
}
