import type { AppDescription } from '@asia/shared/contracts';

/**
 * A program that compiles exactly when an app matches its description. The compiler then knows every key, the exports
 * of pages and slots, and the props of each route. The comment above each statement starts the message of its error.
 * @param from the app's folder as seen from the program, e.g. `../..`
 */
export function descriptionSource(description: AppDescription, from: string): string {
  const { name, exposes, routes, fills = {} } = description;
  const aliases = new Map(Object.keys(exposes).map((expose, index) => [expose, `expose${index}`]));
  const propsOf = (expose: string) => `ComponentProps<typeof ${aliases.get(expose)}.default>`;
  const pages = [...new Set(routes.map(({ page }) => page))];

  const exports: Statement[] = [
    ...pages.map((expose) => ({
      about: `${name}'s expose ${expose} is not a page`,
      code: `${aliases.get(expose)} satisfies PageModule<${propsOf(expose)}>;`,
    })),
    ...Object.entries(fills).map(([slot, expose]) => ({
      about: `${name}'s expose ${expose} cannot fill the slot ${slot}`,
      code: `${aliases.get(expose)} satisfies PageModule<object>;`,
    })),
  ];
  const keys: Statement[] = [
    {
      about: `${name}'s description is not an AppDescription`,
      code: `(${literal({ ...description, routes: [] })}) satisfies AppDescription;`,
    },
    ...routes.map((route) => ({
      about: `${name}'s ${formatRoute(route)} is not a RouteDescription`,
      code: `(${literal(route)}) satisfies AppDescription['routes'][number];`,
    })),
  ];
  const rows = routes.flatMap((route): Statement[] => {
    const { page, slots = {} } = route;
    const values = Object.entries(givenProps(route)).map(
      ([prop, value]) => `${key(prop)}: ${JSON.stringify(value)}`,
    );
    const filled = Object.keys(slots).map((prop) => `${key(prop)}: drawn`);
    const row = (about: string, fields: string[]) => ({
      about: `${name}'s ${formatRoute(route)} does not fit the props of ${page}${about}`,
      code: `({ ${fields.join(', ')} }) satisfies ${propsOf(page)};`,
    });
    return filled.length === 0
      ? [row('', values)]
      : [row(' while nobody fills its slots', values), row(' with its slots filled', [...values, ...filled])];
  });

  return [
    `import type { ComponentProps, ReactNode } from 'react';`,
    `import type { AppDescription, PageModule } from '@asia/shared/contracts';`,
    ...[...aliases].map(
      ([expose, alias]) => `import * as ${alias} from '${sourcePath(from, exposes[expose] ?? '')}';`,
    ),
    'declare const drawn: ReactNode;',
    ...[...exports, ...keys, ...rows].flatMap(({ about, code }) => [`// ${about}`, code]),
    '',
  ].join('\n');
}

/**
 * A program that compiles exactly when an app and a shell agree on the page. Each build bundles its own copy of the DOM
 * contract (`contracts/dom.ts`) and of `PageGlobals`. A name that one build writes must be the name that the other
 * reads.
 * @param own module of the contracts that the app was compiled with
 */
export function pageSource(app: string, contracts: string[], own: string): string {
  const names = contracts.filter((name) => /^[A-Z_]+$/.test(name));
  return [
    `import * as own from '${own}';`,
    `import * as theirs from '@asia/shared/contracts';`,
    ...names.flatMap((name) => [
      `// ${app}'s DOM contract has another ${name} than the shell's`,
      `own.${name} satisfies typeof theirs.${name};`,
    ]),
    `// ${app} finds other globals on the page than it was built for`,
    '({} as theirs.PageGlobals) satisfies own.PageGlobals;',
    '',
  ].join('\n');
}

type Route = AppDescription['routes'][number];

/** How a message names a row: `route /Menu`, `route of each carta`, `route of the category infantil`. */
export function formatRoute(route: Route): string {
  if (!('each' in route)) return `route ${route.path}`;
  return route.only ? `route of the ${route.each} ${route.only}` : `route of each ${route.each}`;
}

/** Props of a route; of an `each`, with an example of the language or the key that the content decides. */
const givenProps = (route: Route): Record<string, string> => ({
  ...route.props,
  ...('each' in route && (route.each === 'carta' ? { language: 'es' } : { category: 'a-key' })),
});

interface Statement {
  about: string;
  code: string;
}

/** With bare keys: the compiler names a key in the way it is written. */
const literal = (value: object) => JSON.stringify(value).replace(/"([A-Za-z_$][\w$]*)":/g, '$1:');
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const sourcePath = (from: string, file: string) =>
  `${from}/${file.replace(/^\.\//, '').replace(/\.tsx?$/, '')}`;

/** The comment above a statement of the program: the checked part. */
export function aboutLine(source: string, line: number): string {
  return (source.split('\n')[line - 1] ?? '').replace(/^\/\/ /, '');
}
