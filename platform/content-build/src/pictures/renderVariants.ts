import { createHash } from 'node:crypto';
import sharp, { type CreateRaw } from 'sharp';
import { encodeWithinBudget, type QualityRange } from './encodeWithinBudget';
import type { PictureRecipe } from './pictureRecipe';

/** What the site knows of a picture besides its name; see `PictureRef` of the contracts. */
export interface PictureEntry {
  version: string;
  color: string;
  widths: number[];
  ratio: number;
  /** Absent for a render. */
  kind?: 'photograph';
}

export type Pictures = Record<string, PictureEntry>;

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

export interface Variant {
  width: number;
  format: Format;
  bytes: Buffer;
}

// The lower ends are for grainy photographs; renders stay above 34 and 44.
const qualities: Record<Format, QualityRange> = {
  avif: { from: 58, to: 14, step: 4 },
  webp: { from: 80, to: 20, step: 6 },
};

// Effort 4 gains 3 % of the bytes for three times the time.
const AVIF_EFFORT = 3;

/** File name of a variant. That of a photograph has its version; the committed ones have one version each. */
export function variantFile(name: string, width: number, format: Format, entry?: PictureEntry): string {
  const version = entry?.kind === 'photograph' ? `.${entry.version}` : '';
  return `${name}${version}-${width}.${format}`;
}

/** Eight hex digits that change with the bytes of the source or with how its files are made. */
export function pictureVersion(source: Buffer, recipe: PictureRecipe): string {
  const how = JSON.stringify({ recipe, qualities, AVIF_EFFORT });
  return createHash('sha256').update(source).update(how).digest('hex').slice(0, 8);
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Mean colour as `#rrggbb`, or `transparent` for a cut-out, which needs no placeholder. */
async function placeholderColor(source: Buffer, { cutOut }: PictureRecipe): Promise<string> {
  if (cutOut) return 'transparent';
  const { channels } = await sharp(source).removeAlpha().toColourspace('srgb').stats();
  const [red, green = red, blue = red] = channels;
  return `#${[red, green, blue].map((channel) => hex(channel?.mean ?? 0)).join('')}`;
}

/** Facts of a picture, without making its files. */
export async function pictureEntry(source: Buffer, recipe: PictureRecipe): Promise<PictureEntry> {
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
 * Makes every width of a picture in both formats: upright, cropped to the recipe's ratio around the middle,
 * in sRGB, without metadata.
 * @param soften takes detail away where a file cannot meet its budget
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
      const encodeAt = async (detail: number): Promise<Buffer> => {
        const pixels = await softened(data, raw, detail);
        const encoders: Record<Format, (quality: number) => Promise<Buffer>> = {
          avif: (quality) => sharp(pixels, { raw }).avif({ quality, effort: AVIF_EFFORT }).toBuffer(),
          webp: (quality) =>
            sharp(pixels, { raw }).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
        };
        const { from, to, step } = qualities[format];
        const range = { from: detail === 1 ? from : to, to, step };
        return encodeWithinBudget(encoders[format], budgets[format], range);
      };
      try {
        const bytes = await firstWithinBudget(encodeAt, soften ? [1, ...SOFTER] : [1]);
        variants.push({ width, format, bytes });
      } catch (cause) {
        if (!(cause instanceof RangeError)) throw cause;
        throw new RangeError(`${width} px ${format}: ${cause.message}`, { cause });
      }
    }
  }
  return variants;
}

/** The result for the first detail with which a file meets its budget. */
async function firstWithinBudget(
  encodeAt: (detail: number) => Promise<Buffer>,
  [detail = 1, ...softer]: number[],
): Promise<Buffer> {
  try {
    return await encodeAt(detail);
  } catch (error) {
    if (!(error instanceof RangeError) || softer.length === 0) throw error;
    return firstWithinBudget(encodeAt, softer);
  }
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
