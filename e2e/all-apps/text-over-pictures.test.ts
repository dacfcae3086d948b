import type { Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { brokenPictures, drawWhole, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { shortIf } from '../harness/tiers';

test.use({ reducedMotion: 'reduce' });

/** A place on the page, in CSS pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Writing {
  words: string;
  /** Red, green, blue and alpha, 0 to 255. */
  colour: number[];
  /** As WCAG has it: 24 px, or 18.66 px and bold. */
  large: boolean;
  boxes: Box[];
}

/** The texts that touch a picture. */
async function textsOverPictures(page: Page): Promise<Writing[]> {
  return page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const pictures = [...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect());
    const found: Writing[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { width } = element.getBoundingClientRect();
      if (width <= 1 || !brush || element.closest('[aria-hidden="true"]') || !element.checkVisibility())
        continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()];
        const touches = lines.some((line) =>
          pictures.some(
            (picture) =>
              line.left < picture.right &&
              line.right > picture.left &&
              line.top < picture.bottom &&
              line.bottom > picture.top,
          ),
        );
        if (!touches) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = color;
        brush.fillRect(0, 0, 1, 1);
        const size = parseFloat(fontSize);
        found.push({
          words: node.data.trim(),
          colour: [...brush.getImageData(0, 0, 1, 1).data],
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          boxes: lines.map((line) => ({
            x: line.x + scrollX,
            y: line.y + scrollY,
            width: line.width,
            height: line.height,
          })),
        });
      }
    }
    return found;
  });
}

/** Hides all letters, and what floats over the page. */
async function eraseText(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Relative luminance of WCAG 2.2, of a colour in 255ths. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast that all but the worst fiftieth of the pixels under a text reach. */
function lowestContrast(
  { colour, boxes }: Writing,
  { data, info }: { data: Buffer; info: OutputInfo },
): number {
  const alpha = (colour[3] ?? 255) / 255;
  const ratios: number[] = [];
  for (const box of boxes) {
    for (let y = Math.ceil(box.y); y < Math.min(box.y + box.height, info.height); y++) {
      for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(box.x + box.width, info.width); x++) {
        const at = (y * info.width + x) * info.channels;
        const ground = [...data.subarray(at, at + 3)];
        const ink = ground.map((value, i) => value * (1 - alpha) + (colour[i] ?? 0) * alpha);
        ratios.push(contrast(luminance(ink), luminance(ground)));
      }
    }
  }
  expect(ratios.length, 'pixels under the text').toBeGreaterThan(0);
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 50)] ?? 0;
}

/** Pages with words on pictures. */
const pages = ['/', '/Salon', '/About'];

for (const width of [390, 1280] as const) {
  test.describe(`text over pictures can be read at ${width} px`, () => {
    test.use({ width });

    for (const route of pages) {
      test(route, shortIf(width === 390 && route === '/'), async ({ page }) => {
        await visit(page, route);
        await drawWhole(page);
        expect(await brokenPictures(page)).toEqual([]);
        const texts = await textsOverPictures(page);
        expect(texts.length, 'texts over a picture').toBeGreaterThan(0);
        await eraseText(page);
        const picture = await sharp(await page.screenshot({ fullPage: true }))
          .raw()
          .toBuffer({ resolveWithObject: true });
        const faint = texts
          .map((text) => ({ ...text, lowest: lowestContrast(text, picture) }))
          .filter(({ large, lowest }) => lowest < (large ? 3 : 4.5))
          .map(({ words, lowest }) => `${words}: ${lowest.toFixed(2)}`);
        expect(faint).toEqual([]);
      });
    }
  });
}
