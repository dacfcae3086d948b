import path from 'node:path';
import { buildFile, computeHash, filesBelow, type GenerationFiles, isNeeded } from '@asia/release-store';
import type { Composition } from './compose';
import { documentFiles, firstAddresses } from './documentFiles';

/**
 * Lists the files of a generation: its own, those of its builds and fallback builds, and their pictures.
 * @param folder with all own files, not yet compressed
 */
export function generationFiles(folder: string, composition: Composition): GenerationFiles {
  const { pages, pointer, manifests, fallbacks } = composition;
  const files: GenerationFiles = { needed: {}, other: {} };
  const scripts = pointer.remotes.map(({ base, entry }) => base + entry);
  const first = new Set([
    ...scripts,
    ...pages.flatMap((page) => firstAddresses(documentFiles(page, composition))),
  ]);
  for (const file of filesBelow(folder))
    files[isNeeded(file) ? 'needed' : 'other'][file] = computeHash(path.join(folder, file));
  for (const { app, version, files: stored, pictures, pictureSums = {} } of [
    ...Object.values(manifests),
    ...fallbacks,
  ]) {
    for (const [file, hash] of Object.entries(stored)) {
      if (!/^(web|entries|chunks)\//.test(file)) continue;
      const name = buildFile(app, version, file);
      files[first.has(`/${name}`) ? 'needed' : 'other'][name] = hash;
    }
    // A sum is a size and the start of a hash. A photograph without one only has to be there.
    for (const picture of pictures)
      files.other[`pictures/${picture}`] = pictureSums[picture]?.split(' ')[1] ?? '';
  }
  return files;
}
