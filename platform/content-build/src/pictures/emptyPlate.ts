import path from 'node:path';
import sharp from 'sharp';
import { pictureFolders } from './pictureFolders';
import { EMPTY_PLATE } from './pictureRecipe';

/** An empty plate on dark lacquer, from the same height as the dishes: `npx tsx platform/content-build/src/pictures/emptyPlate.ts`. */
const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <defs>
    <radialGradient id="table" cx="0.4" cy="0.3" r="0.9">
      <stop offset="0" stop-color="#5a1511"/><stop offset="1" stop-color="#200807"/>
    </radialGradient>
    <linearGradient id="rim" x1="0" y1="0" x2="0.7" y2="1">
      <stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#d5c8b2"/>
    </linearGradient>
    <linearGradient id="well" x1="0" y1="0" x2="0.6" y2="1">
      <stop offset="0" stop-color="#cfc1a9"/><stop offset="0.35" stop-color="#efe6d6"/><stop offset="1" stop-color="#fbf5ea"/>
    </linearGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="16"/></filter>
  </defs>
  <rect width="800" height="600" fill="url(#table)"/>
  <ellipse cx="414" cy="352" rx="312" ry="206" fill="#000" opacity="0.6" filter="url(#soft)"/>
  <ellipse cx="400" cy="318" rx="310" ry="206" fill="#b5a68c"/>
  <ellipse cx="400" cy="308" rx="310" ry="206" fill="url(#rim)"/>
  <ellipse cx="400" cy="308" rx="292" ry="192" fill="none" stroke="#b3140f" stroke-width="5" opacity="0.8"/>
  <ellipse cx="400" cy="310" rx="214" ry="138" fill="url(#well)"/>
  <ellipse cx="400" cy="310" rx="214" ry="138" fill="none" stroke="#b9aa90" stroke-width="2" opacity="0.7"/>
</svg>`;

void sharp(Buffer.from(drawing))
  .webp({ quality: 92 })
  .toFile(path.join(pictureFolders.masters, `${EMPTY_PLATE}.webp`));
