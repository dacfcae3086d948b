import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import figtree from './lettering/figtree-500.json';
import zenAntique from './lettering/zen-antique.json';
import type { ShareCard } from '../fixedPages';
import { asLettering, outlineText, textWidth, wrapText } from './outlineText';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const heading = asLettering(zenAntique);
const text = asLettering(figtree);
const brand = path.resolve(__dirname, '../../../../shared/src/ui/assets');
const ink = '#100c0a';
const paper = '#f8f1e4';
const paperSoft = '#dfcfb4';
const gold = '#ebcb86';

const LEFT = 84;
const COLUMN = 470;
const PICTURE_LEFT = 450;
const ADDRESS = 'Las Palmas del Poblado, Medellín';

/** The frame of the restaurant's trays: a gold line with scooped corners. */
function frame(): string {
  const [inset, scoop] = [28, 30];
  const [right, bottom] = [CARD_WIDTH - inset, CARD_HEIGHT - inset];
  const arc = (dx: number, dy: number) => `a${scoop} ${scoop} 0 0 0 ${dx} ${dy}`;
  return (
    `<path fill="none" stroke="#d9ae5a" stroke-opacity=".7" stroke-width="1.5" d="M${inset + scoop} ${inset}` +
    `H${right - scoop}${arc(scoop, scoop)}V${bottom - scoop}${arc(-scoop, scoop)}` +
    `H${inset + scoop}${arc(-scoop, -scoop)}V${inset + scoop}${arc(scoop, -scoop)}Z"/>`
  );
}

/** The largest size at which the title takes at most two lines of the column. */
function titleLines(title: string): { size: number; lines: string[] } {
  for (const size of [104, 92, 80, 70]) {
    const lines = wrapText(heading, title, size, COLUMN);
    const widest = Math.max(...lines.map((line) => textWidth(heading, line, size)));
    if (lines.length <= 2 && widest <= COLUMN) return { size, lines };
  }
  return { size: 60, lines: wrapText(heading, title, 60, COLUMN) };
}

/** Everything of a card but its pictures, as SVG. */
export function cardLettering({ title, line, wide }: ShareCard): string {
  const fadeEnd = wide ? 1000 : 800;
  const parts = [
    `<defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${wide ? 0 : PICTURE_LEFT}" x2="${fadeEnd}" y1="0" y2="0">`,
    `<stop stop-color="${ink}"/><stop offset=".35" stop-color="${ink}" stop-opacity=".82"/>`,
    `<stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#fade)"/>`,
    frame(),
  ];
  const lead = wrapText(text, line, 32, COLUMN);
  const leadTop = CARD_HEIGHT - 118 - (lead.length - 1) * 44;
  if (title) {
    const { size, lines } = titleLines(title);
    const step = size * 1.1;
    const last = leadTop - 66;
    lines.forEach((words, index) => {
      const y = last - (lines.length - 1 - index) * step;
      parts.push(`<g fill="${paper}">${outlineText(heading, words, LEFT - 3, y, size)}</g>`);
    });
  }
  lead.forEach((words, index) => {
    parts.push(`<g fill="${paperSoft}">${outlineText(text, words, LEFT, leadTop + index * 44, 32)}</g>`);
  });
  parts.push(`<g fill="${gold}">${outlineText(text, ADDRESS, LEFT, CARD_HEIGHT - 66, 22)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${parts.join('')}</svg>`;
}

/**
 * Draws a share card: food, ink, the restaurant's mark, title and line. JPEG, because WhatsApp shows nothing
 * else.
 */
export async function drawShareCard(card: ShareCard, source: Buffer): Promise<Buffer> {
  const width = card.wide ? CARD_WIDTH : CARD_WIDTH - PICTURE_LEFT;
  const picture = await sharp(source)
    .flatten({ background: ink })
    .resize(width, CARD_HEIGHT, { fit: 'cover' })
    .toBuffer();
  const [file, height] = card.title ? ['marca.svg', 108] : ['logo.svg', 300];
  const mark = await sharp(readFileSync(path.join(brand, file)), { density: 200 })
    .resize({ height })
    .png()
    .toBuffer();
  return sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: ink } })
    .composite([
      { input: picture, left: CARD_WIDTH - width, top: 0 },
      { input: Buffer.from(cardLettering(card)) },
      { input: mark, left: LEFT - 4, top: 74 },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
