import type { PictureRef } from '@asia/shared/contracts';

/**
 * The picture behind a stored address, `/pictures/<name>.<version>-<width>.webp`; null for anything else.
 * Only the one file that the address names is counted on.
 */
export function pictureAt(address: string): PictureRef | null {
  const [, name, version, width] = /^\/pictures\/([\w-]+)\.(\w+)-(\d+)\.\w+$/.exec(address) ?? [];
  if (name === undefined || version === undefined) return null;
  return { name, version, color: 'var(--paper-2)', widths: [Number(width)], ratio: 0.75 };
}
