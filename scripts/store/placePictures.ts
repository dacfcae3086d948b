import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PictureRef } from '@asia/shared/contracts';
import { root } from '../build/buildApps';
import { pictureFolders } from '../pictures/pictureFolders';
import { readJson, type Store } from './Store';

/** Adds the pictures of the menu under addresses that name their content. What is there stays. */
export function placePictures(store: Store): void {
  const list = path.join(root, 'shared/generated/pictures.json');
  const pictures = readJson<Record<string, Omit<PictureRef, 'name'>>>(list);
  mkdirSync(store.pictures, { recursive: true });
  for (const [name, { version, widths }] of Object.entries(pictures)) {
    for (const width of widths) {
      for (const format of ['avif', 'webp']) {
        const address = `${name}.${version}-${width}.${format}`;
        const photograph = path.join(pictureFolders.cache, address);
        const render = path.join(pictureFolders.web, `${name}-${width}.${format}`);
        place(existsSync(photograph) ? photograph : render, path.join(store.pictures, address));
      }
    }
  }
}

function place(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    linkSync(source, target);
  } catch {
    // Another file system: a link cannot cross it.
    copyFileSync(source, target);
  }
}
