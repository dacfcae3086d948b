import { createHash } from 'node:crypto';
import sharp, { type CreateRaw } from 'sharp';
import type { PictureRecipe } from './pictureRecipe';

/** Facts of a picture besides its name; see `PictureRef` of the contracts. */
export interface PictureRow {
  version: string;
  color: string;
  widths: number[];
  ratio: number;
  /** Absent for a render. */
  kind?: 'photograph';
}

export type Pictures = Record<string, PictureRow>;

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

export interface Variant {
  width: number;
  format: Format;
  bytes: Buffer;
}

// Qualities to try, from the best down. Only grainy photographs need the lowest ones.
const qualities = {
  avif: { from: 58, to: 14, step: 4 },
  webp: { from: 80, to: 20, step: 6 },
};

// Effort 4 saves 3 % of the bytes for three times the time.
const AVIF_EFFORT = 3;

/** File name of a variant. A photograph's has its version; of a render only one version is committed. */
export function variantFile(name: string, width: number, format: Format, row?: PictureRow): string {
  const version = row?.kind === 'photograph' ? `.${row.version}` : '';
  return `${name}${version}-${width}.${format}`;
}

/** Eight hex digits that change with the bytes of the source or with how its files are made. */
export function pictureVersion(source: Buffer, recipe: PictureRecipe): string {
  const how = JSON.stringify({ recipe, qualities, AVIF_EFFORT });
  return createHash('sha256').update(source).update(how).digest('hex').slice(0, 8);
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Mean colour as `#rrggbb`, or `transparent` for a cut-out, which needs no placeholder. */
async function placeholderColor(source: Buffer, { cutOut }: PictureRecipe): Promise<string> {
  if (cutOut) return 'transparent';
  const { channels } = await sharp(source).removeAlpha().toColourspace('srgb').stats();
  const [red, green = red, blue = red] = channels;
  return `#${[red, green, blue].map((channel) => hex(channel?.mean ?? 0)).join('')}`;
}

/** Facts of a picture, without making its files. */
export async function pictureRow(source: Buffer, recipe: PictureRecipe): Promise<PictureRow> {
  return {
    version: pictureVersion(source, recipe),
    color: await placeholderColor(source, recipe),
    widths: recipe.widths.map(({ width }) => width),
    ratio: recipe.ratio,
  };
}

/** Shares of its width at which a photograph is tried when no quality fits: fine grain goes, and most bytes with it. */
const SOFTER = [0.6, 0.35, 0.2];

/**
 * Makes every width of a picture in both formats: upright, cropped to the recipe's ratio around the middle, in sRGB,
 * without metadata.
 * @param soften removes detail if a file cannot meet its budget
 * @throws RangeError naming width and format of a file that cannot meet its budget
 */
export async function renderVariants(
  source: Buffer,
  recipe: PictureRecipe,
  { soften = false } = {},
): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const { width, ...budgets } of recipe.widths) {
    const height = Math.round(width * recipe.ratio);
    const scaled = sharp(source).autoOrient().resize(width, height, { fit: 'cover' }).toColourspace('srgb');
    // Raw pixels: the search encodes several times but decodes and scales once.
    const { data, info } = await (recipe.cutOut ? scaled : scaled.flatten())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const format of formats) {
      const { from, to, step } = qualities[format];
      const attempts = Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, at) => [
        1,
        from - at * step,
      ]);
      if (soften) attempts.push(...SOFTER.map((detail) => [detail, to]));
      const sizes: number[] = [];
      for (const [detail = 1, quality = to] of attempts) {
        const pixels = sharp(await softened(data, raw, detail), { raw });
        const bytes = await (
          format === 'avif'
            ? pixels.avif({ quality, effort: AVIF_EFFORT })
            : pixels.webp({ quality, effort: 5, smartSubsample: true })
        ).toBuffer();
        if (bytes.length <= budgets[format]) {
          variants.push({ width, format, bytes });
          break;
        }
        sizes.push(bytes.length);
      }
      if (sizes.length === attempts.length)
        throw new RangeError(
          `${width} px ${format}: weighs ${sizes.at(-1)} bytes at the lowest quality, ${to}; its budget is ${budgets[format]}`,
        );
    }
  }
  return variants;
}

/** The pixels with only a share of their detail, at the same size. */
async function softened(data: Buffer, raw: CreateRaw, detail: number): Promise<Buffer> {
  if (detail === 1) return data;
  const fewer = await sharp(data, { raw })
    .resize(Math.round(raw.width * detail))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(fewer.data, { raw: fewer.info })
    .resize(raw.width, raw.height, { fit: 'fill' })
    .raw()
    .toBuffer();
}
