import { z } from 'zod';
import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';

/*
 * Schemas of what builds and generations publish; server and tools check it when they read it. Unknown keys
 * are allowed, so that an older reader understands a newer writer.
 */

const text = z.string().min(1);
const files = z.looseObject({ scripts: z.array(text), styles: z.array(text) });

const build = z.looseObject({ version: text, base: text, entry: text, integrity: text.optional() });

const pointer = z.looseObject({
  schema: z.union([z.literal(1), z.literal(2)]),
  shell: z.looseObject({ version: text, base: text }),
  remotes: z.array(
    z.looseObject({ name: text, container: text, ...build.shape, fallbackBuild: build.optional() }),
  ),
  productsUrl: text,
});

const route = z.looseObject({
  path: text,
  page: text,
  head: z.looseObject({ title: text, description: text, share: text, shareAlt: z.string() }),
  props: z.record(z.string(), z.string()).optional(),
  slots: z.record(z.string(), z.string()).optional(),
  data: z.array(text).optional(),
  singletons: z.array(text).optional(),
  noindex: z.boolean().optional(),
  role: z.enum(['menu', 'carta', 'cart', 'checkout']).optional(),
  translated: z.boolean().optional(),
  navigation: z.looseObject({ label: text, order: z.number() }).optional(),
});

const description = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is no name of a folder in small letters'),
  exposes: z.record(z.string(), z.string()),
  routes: z.array(route),
  fills: z.record(z.string(), z.string()).optional(),
  provides: z.looseObject({ prices: text.optional(), products: text.optional() }).optional(),
});

const manifest = z.looseObject({
  schema: z.literal(2),
  app: text,
  version: text,
  description,
  shared: text,
  own: files,
  pages: z.record(z.string(), files),
  fonts: z.array(text),
  files: z.record(z.string(), text),
  integrity: z.record(z.string(), text),
  pictures: z.array(text),
  pictureSums: z.record(z.string(), text).optional(),
});

/** @throws {TypeError} naming the key of the pointer that is wrong */
export const parsePointer = (value: unknown) => checked<ReleasePointer>(pointer, value);

/** @throws {TypeError} naming the key of the manifest that is wrong */
export const parseManifest = (value: unknown) => checked<BuildManifest>(manifest, value);

function checked<Shape>(schema: z.ZodType, value: unknown): Shape {
  const { error, data } = schema.safeParse(value);
  if (!error) return data as Shape;
  const [{ path = [], message = 'unreadable' } = {}] = error.issues;
  const place = path.reduce<string>(
    (at, key) => at + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '',
  );
  throw new TypeError(`${place.replace(/^\./, '') || 'it'}: ${message}`);
}
