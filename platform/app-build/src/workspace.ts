import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@asia/release-store/root';
import type { AppDescription } from '@asia/shared/contracts';

export { containerOf } from '@asia/shared/contracts';
export { root };

/** Parts of a package.json that the tools read. */
interface PackageFile {
  /** App → where it runs in development; the root has it. */
  apps?: Record<string, number>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** @param folder relative to the root */
const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFile;

/** Where the build of an app is written. */
export const distOf = (app: string) => path.join(root, app, 'dist/production');

/** The file in which an app describes itself. */
const descriptionFile = (app: string) => path.join(root, app, 'app.ts');

const rootPackage: Partial<PackageFile> = existsSync(path.join(root, 'package.json')) ? readPackage('.') : {};

/**
 * The apps of this workspace and where each runs in development. An app whose folder is not here is left out: a team may
 * have nothing but its own.
 */
export const ports: Record<string, number> = Object.fromEntries(
  Object.entries(rootPackage.apps ?? {}).filter(([app]) => existsSync(descriptionFile(app))),
);

/** What an app writes in its `app.ts`: each expose loads its module. */
export type App = AppDescription<Record<string, () => Promise<unknown>>>;

/**
 * What an app of this workspace says of itself.
 * @throws Error when its name is not that of its folder: it would be built over another app
 */
export async function describe(app: string): Promise<AppDescription> {
  const { default: description } = (await import(pathToFileURL(descriptionFile(app)).href)) as {
    default: App;
  };
  if (description.name !== app)
    throw new Error(`${app}/app.ts must have the name ${app}, not ${description.name}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(app))
    throw new Error(`An app cannot have the name ${app}: use a to z, digits and hyphens.`);
  return published(description);
}

/**
 * An app as machines read it: each expose is the source file that its `import()` names.
 * @throws Error when there is no such file
 */
export function published(app: App): AppDescription {
  const files = Object.entries(app.exposes).map(([expose, load]) => {
    // The only relative path in its code; the import around it is as the compiler of these tools writes it.
    const [, , specifier = ''] = /(['"`])(\.\/.+?)\1/.exec(String(load)) ?? [];
    const file = ['.tsx', '.ts']
      .map((ending) => specifier + ending)
      .find((each) => existsSync(path.join(root, app.name, each)));
    if (!file)
      throw new Error(`${app.name}'s expose ${expose} names ${specifier || 'no file'}, which is not there.`);
    return [expose, file];
  });
  return { ...app, exposes: Object.fromEntries(files) as Record<string, string> };
}

/** Exact versions of what a package depends on. */
export function dependencyVersions(folder = '.'): Record<string, string> {
  const { dependencies, devDependencies, peerDependencies } = readPackage(folder);
  return { ...dependencies, ...devDependencies, ...peerDependencies };
}
