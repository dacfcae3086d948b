import { z } from 'zod';
import type {
  AppDescription,
  BuildManifest,
  ContentRoute,
  EachDescription,
  PageFiles,
  PageMeta,
  ReleasePointer,
  RemoteBuild,
  RouteDescription,
  SiteContent,
} from '@asia/shared/contracts';
import type { Deployment, Provenance } from './Deployment';

/*
 * Schemas of the files of builds and generations: server and tools check what they read. Unknown keys are allowed, so
 * that an older reader accepts a newer writer.
 */

/** A schema for each key of an interface. The compiler refuses a missing schema, and one of another type. */
type SchemaOf<Shape> = { [Key in keyof Shape]-?: z.ZodType<Shape[Key]> };

const text = z.string().min(1);
const texts = z.array(text);
const record = z.record(z.string(), z.string());

const files = z.looseObject({
  scripts: texts,
  styles: texts,
  early: texts.optional(),
} satisfies SchemaOf<PageFiles>);

const build = { version: text, base: text, entry: text, integrity: text.optional() } satisfies SchemaOf<
  NonNullable<RemoteBuild['fallbackBuild']>
>;

const remote = z.looseObject({
  name: text,
  container: text,
  ...build,
  fallbackBuild: z.looseObject(build).optional(),
} satisfies SchemaOf<RemoteBuild>);

const pointer = z.looseObject({
  schema: z.literal(1),
  shell: z.looseObject({ version: text, base: text }),
  remotes: z.array(remote),
  content: z.looseObject({ version: text }),
  productsUrl: text,
} satisfies SchemaOf<ReleasePointer>);

const provenance = z.looseObject({
  who: text,
  commit: text.optional(),
  subject: z.string().optional(),
  clean: z.boolean().optional(),
  why: z.string().optional(),
} satisfies SchemaOf<Provenance>);

const deployment = z.looseObject({
  number: z.number(),
  folder: text,
  at: text,
  action: z.enum(['release', 'rollback', 'retire']),
  changed: texts,
  pointer,
  undo: z.record(z.string(), texts),
  files: text,
  // Guests need nothing of it: a wrong one must not stop the site.
  provenance: provenance.optional().catch(undefined),
} satisfies SchemaOf<Deployment>);

const head = z.looseObject({
  title: text,
  description: text,
  share: text,
  shareAlt: z.string(),
} satisfies SchemaOf<PageMeta>);

const page = {
  page: text,
  props: record.optional(),
  slots: record.optional(),
  data: texts.optional(),
  singletons: texts.optional(),
  noindex: z.boolean().optional(),
  offline: z.boolean().optional(),
  role: z.enum(['menu', 'carta', 'cart', 'checkout']).optional(),
  translated: z.boolean().optional(),
  navigation: z.looseObject({ label: text, order: z.number() }).optional(),
} satisfies SchemaOf<Omit<RouteDescription, 'path'>>;

const route = z.union([
  z.looseObject({ path: text, ...page } satisfies SchemaOf<RouteDescription>),
  z.looseObject({
    each: z.enum(['category', 'carta']),
    only: text.optional(),
    ...page,
  } satisfies SchemaOf<EachDescription>),
]);

const contentRoutes = z.array(z.looseObject({ key: text, route: text } satisfies SchemaOf<ContentRoute>));

const content = z.looseObject({
  routes: z.looseObject({ category: contentRoutes, carta: contentRoutes }),
  withdrawn: texts.optional(),
  heads: z.record(z.string(), head),
  site: z.looseObject({ name: text, shortName: text }),
  index: record,
} satisfies SchemaOf<SiteContent>);

const description = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is no name of a folder in small letters'),
  exposes: record,
  routes: z.array(route),
  fills: record.optional(),
  provides: z.looseObject({ products: text.optional() }).optional(),
  site: z.looseObject({ webManifest: z.record(z.string(), z.unknown()) }).optional(),
} satisfies SchemaOf<AppDescription>);

const manifest = z.looseObject({
  schema: z.literal(4),
  app: text,
  version: text,
  description,
  own: files,
  pages: z.record(z.string(), files),
  fonts: texts,
  files: record,
  integrity: record,
  shape: z.number().optional(),
  content: content.optional(),
  pictures: texts,
  pictureSums: record.optional(),
} satisfies SchemaOf<BuildManifest>);

/** Key of an address → registered spelling and file; for a withdrawn page also the address of its redirect. */
const routes = z.record(
  z.string(),
  z.looseObject({ route: z.string(), file: z.string(), redirect: z.string().optional() }),
);

/** @throws {TypeError} naming the key of a generation's routes that is wrong */
export const parseRoutes = (value: unknown) => checked(routes, value);

/** @throws {TypeError} naming the key of the pointer that is wrong */
export const parsePointer = (value: unknown): ReleasePointer => checked(pointer, value);

/** @throws {TypeError} naming the key of the deployment that is wrong */
export const parseDeployment = (value: unknown): Deployment => checked(deployment, value);

/** @throws {TypeError} naming the key of the manifest that is wrong */
export const parseManifest = (value: unknown): BuildManifest => checked(manifest, value);

function checked<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
  const { error, data } = schema.safeParse(value);
  if (!error) return data;
  const [{ path = [], message = 'unreadable' } = {}] = error.issues;
  const place = path.reduce<string>(
    (at, key) => at + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '',
  );
  throw new TypeError(`${place.replace(/^\./, '') || 'it'}: ${message}`);
}
