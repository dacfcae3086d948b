import sharp from 'sharp';
import type { PagePhotograph } from './photographPages';

const GAP = 12;

export interface SheetSize {
  columns: number;
  /** Width of one page on the sheet, in pixels. */
  tile: number;
  /** Height of a page divided by its width. */
  ratio: number;
}

/** Left upper corner of each page on a sheet, and the size of the sheet. */
export function placeTiles(count: number, { columns, tile, ratio }: SheetSize) {
  const height = Math.round(tile * ratio);
  const rows = Math.ceil(count / columns);
  return {
    width: columns * (tile + GAP) + GAP,
    height: rows * (height + GAP) + GAP,
    corners: Array.from({ length: count }, (_, index) => ({
      left: GAP + (index % columns) * (tile + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  };
}

/** Puts the upper part of pages side by side into one picture. */
export async function writeSheet(file: string, pages: PagePhotograph[], size: SheetSize): Promise<void> {
  const { width, height, corners } = placeTiles(pages.length, size);
  const tiles = await Promise.all(
    pages.map(async ({ png }, index) => ({
      input: await sharp(png).resize(size.tile).png().toBuffer(),
      left: corners[index]?.left ?? 0,
      top: corners[index]?.top ?? 0,
    })),
  );
  await sharp({ create: { width, height, channels: 3, background: '#e7dfd0' } })
    .composite(tiles)
    .webp({ quality: 74, effort: 5 })
    .toFile(file);
}
