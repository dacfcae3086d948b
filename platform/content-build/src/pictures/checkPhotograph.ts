import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureRecipe } from './pictureRecipe';

const FORMATS = 'JPG, PNG, WebP o AVIF';

/** A photograph as telephones of Apple save it: the same container as AVIF, with a codec that browsers lack. */
function isHeic(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 4, 64);
  return start.startsWith('ftyp') && !start.includes('avif');
}

/** The smallest width in pixels that a photograph of this shape needs: 800, or 1280 from edge to edge. */
function minWidth({ ratio, widths }: PictureRecipe): number {
  if (ratio >= 3 / 4) return 800;
  return Math.min(1280, ...widths.slice(-1).map(({ width }) => width));
}

/** Why a photograph cannot be used and what to do, in Spanish. */
export type Objection = string;

/** Reads the photograph in a file. @returns its bytes, or why it cannot be used */
export async function checkPhotograph(file: string, recipe: PictureRecipe): Promise<Buffer | Objection> {
  const source = await readFile(file).catch(() => null);
  if (source?.length === 0) return 'está vacía: 0 bytes. Cópiala otra vez desde el teléfono';
  if (source && isHeic(source))
    return 'está en HEIC, que los navegadores no muestran. En el iPhone elige Ajustes › Cámara › Formatos › Más compatible y tómala otra vez, o guárdala como JPG';
  const facts =
    source &&
    (await sharp(source)
      .metadata()
      .catch(() => null));
  if (!facts) return `no se puede leer; guárdala como ${FORMATS}`;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(facts.format))
    return `no es una fotografía sino un archivo ${facts.format.toUpperCase()}; guárdala como ${FORMATS}`;
  const { width, height } = facts.autoOrient;
  const measures = `mide ${width} × ${height} píxeles`;
  const needed = minWidth(recipe);
  const minHeight = Math.round(needed * recipe.ratio);
  if (width < needed || height < minHeight)
    return `${measures} y hacen falta al menos ${needed} × ${minHeight}. Busca la original en el teléfono: WhatsApp las achica`;
  return facts.space === 'cmyk'
    ? 'está en CMYK, los colores de la imprenta. Expórtala en RGB (sRGB)'
    : source;
}
