import {
  RELEASES_ID,
  ROOT_ID,
  SCRIPTS_ID,
  type BuildManifest,
  type ReleasePointer,
} from '@asia/shared/contracts';
import type { SiteRoute } from './siteRoutes';

export interface PageParts {
  route: SiteRoute;
  /** What React hoists: title, meta, picture preloads. */
  head: string;
  /** The tree. */
  body: string;
  pointer: ReleasePointer;
  /** Manifest of every live build, by app. */
  manifests: Record<string, BuildManifest>;
  /** Fonts to fetch with the page. */
  fonts: string[];
}

/** Composes the document of one page. */
export function pageHtml({ route, head, body, pointer, manifests, fonts }: PageParts): string {
  const files = filesOf(route, pointer, manifests);
  const bases = basesOf(pointer);
  const withBases = (html: string) =>
    html.replace(/asia-base:([\w-]+)\//g, (_, app: string) => bases[app] ?? `/missing/${app}/`);
  return [
    '<!doctype html>',
    '<html lang="es-CO" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    withBases(head),
    // Not the SVG: Chrome draws that one anew, on the page's own thread, at every navigation inside the site.
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#100c0a">',
    `<script src="${bases.shell}boot.js" defer fetchpriority="high"></script></head>`,
    `<body><div id="${ROOT_ID}">${withBases(body)}</div>`,
    dataBlock(SCRIPTS_ID, { run: files.run, preload: files.preload, integrity: files.integrity }),
    dataBlock(RELEASES_ID, pointer),
    '</body></html>\n',
  ].join('');
}

/** Puts another pointer into a page that is otherwise unchanged. */
export function repin(html: string, pointer: ReleasePointer): string {
  return html.replace(
    new RegExp(`<script type="application/json" id="${RELEASES_ID}">.*?</script>`, 's'),
    () => dataBlock(RELEASES_ID, pointer),
  );
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

function basesOf({ shell, remotes }: ReleasePointer): Record<string, string> {
  return { shell: shell.base, ...Object.fromEntries(remotes.map(({ name, base }) => [name, base])) };
}

function filesOf(route: SiteRoute, pointer: ReleasePointer, manifests: Record<string, BuildManifest>) {
  const bases = basesOf(pointer);
  const styles: string[] = [];
  const preload: string[] = [];
  const shell = manifests.shell;
  if (!shell) throw new Error('The pointer has no shell.');
  const add = (list: string[], app: string, files: string[] = []) => {
    for (const file of files) if (!list.includes(bases[app] + file)) list.push(bases[app] + file);
  };
  add(styles, 'shell', shell.own.styles);
  const singletons = route.singletons.map((page) => ({ app: 'shell', page }));
  for (const { app, page } of [...singletons, route.owner, ...route.parts]) {
    const manifest = manifests[app];
    if (!manifest?.pages[page])
      throw new Error(`${route.route}: the live build of ${app} has no page ${page}.`);
    if (app !== 'shell') add(preload, app, manifest.own.scripts);
    add(styles, app, manifest.pages[page].styles);
    add(preload, app, manifest.pages[page].scripts);
  }
  add(
    preload,
    route.owner.app,
    route.data.map((chunk) => `chunks/${chunk}.js`),
  );
  const run = shell.own.scripts.map((file) => bases.shell + file);
  const integrity = Object.fromEntries(
    shell.own.scripts.map((file) => [bases.shell + file, shell.integrity[file] ?? '']),
  );
  return { styles, run, preload, integrity };
}
