import { plainText } from './plainText';

/** `Lumpia de camarón (unidad)` → `lumpia-de-camaron-unidad`. */
export function slugify(name: string): string {
  return plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
