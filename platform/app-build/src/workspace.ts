import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readJson } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { AppDescription } from '@asia/shared/contracts';

export { containerOf } from '@asia/shared/contracts';
export { root };

export const distOf = (app: string) => path.join(root, app, 'dist/production');

const descriptionFile = (app: string) => path.join(root, app, 'app.ts');

const packageFile = path.join(root, 'package.json');
const { apps = {} } = existsSync(packageFile) ? readJson<{ apps?: Record<string, number> }>(packageFile) : {};

/** `DEV_PORT=4000` moves the first app there, and the others with it. */
const moved = process.env.DEV_PORT ? Number(process.env.DEV_PORT) - Math.min(...Object.values(apps)) : 0;

/** Ports of the apps in development. An app without a folder here is left out: a team may have its own alone. */
export const ports: Record<string, number> = Object.fromEntries(
  Object.entries(apps)
    .filter(([app]) => existsSync(descriptionFile(app)))
    .map(([app, port]) => [app, port + moved]),
);

/**
 * The contents of an `app.ts`: each expose loads its module. Its `satisfies` has checked the routes: of several, the
 * compiler gives each the props and slots of all, as `undefined`.
 */
export type App = Omit<AppDescription<Record<string, () => Promise<unknown>>>, 'routes'> & {
  routes: object[];
};

/** @throws Error when an app's name is not that of its folder: it would be built over another app */
export async function describe(app: string): Promise<AppDescription> {
  const { href } = pathToFileURL(descriptionFile(app));
  // A development server reads it again after a change. Node keeps a module by its address, and by its file.
  const { mtimeMs } = statSync(descriptionFile(app));
  delete require.cache[descriptionFile(app)];
  const { default: description } = (await import(`${href}?${mtimeMs}`)) as { default: App };
  if (description.name !== app)
    throw new Error(`${app}/app.ts must have the name ${app}, not ${description.name}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(app))
    throw new Error(`An app cannot have the name ${app}: use a to z, digits and hyphens.`);
  return toDescription(description);
}

/** An app as machines read it: each expose is the file of its `import()`. @throws Error when there is no such file */
export function toDescription(app: App): AppDescription {
  const loads = readLoads(readFileSync(descriptionFile(app.name), 'utf8'));
  const files = Object.keys(app.exposes).map((expose) => {
    const specifier = loads[expose] ?? '';
    const file = ['.tsx', '.ts']
      .map((ending) => specifier + ending)
      .find((each) => specifier.startsWith('./') && existsSync(path.join(root, app.name, each)));
    if (!file)
      throw new Error(`${app.name}'s expose ${expose} names ${specifier || 'no file'}, which is not there.`);
    return [expose, file];
  });
  return { ...app, exposes: Object.fromEntries(files) as Record<string, string> } as AppDescription;
}

/** What properties of a source load, by name: `Page: () => import('./src/Page')`. */
function readLoads(text: string): Record<string, string> {
  const loads: Record<string, string> = {};
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ts.isArrowFunction(node.initializer)) {
      const { body } = node.initializer;
      const [file] = ts.isCallExpression(body) ? body.arguments : [];
      if (file && ts.isStringLiteralLike(file)) loads[node.name.text] = file.text;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('app.ts', text, ts.ScriptTarget.Latest));
  return loads;
}
