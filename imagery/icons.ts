import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runCommand } from '@asia/release-store/runCommand';

/**
 * Renders the icons from the seal, `shell/public/favicon.svg`. Phones crop icons to circles and rounded
 * squares: these icons have a dark background, and the maskable one keeps the seal inside its safe zone, the
 * middle 80 %.
 */
const folder = path.resolve(__dirname, '../shell/public');
const INK = '#100c0a';

const icons = [
  { file: 'favicon-32.png', size: 32, seal: 1, ground: null },
  { file: 'apple-touch-icon.png', size: 180, seal: 0.74, ground: INK },
  { file: 'icon-192.png', size: 192, seal: 1, ground: null },
  { file: 'icon-512.png', size: 512, seal: 1, ground: null },
  // A square inside the circle of 80 %.
  { file: 'maskable-512.png', size: 512, seal: 0.56, ground: INK },
];

runCommand(async () => {
  const svg = readFileSync(path.join(folder, 'favicon.svg'));
  for (const { file, size, seal, ground } of icons) {
    const side = Math.round(size * seal);
    const drawn = await sharp(svg, { density: Math.ceil((72 * side) / 128) })
      .resize(side, side)
      .png()
      .toBuffer();
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
    const icon = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([
      { input: drawn },
    ]);
    writeFileSync(path.join(folder, file), await icon.png({ palette: true, effort: 10 }).toBuffer());
  }
  console.log(`${icons.length} icons`);
});
