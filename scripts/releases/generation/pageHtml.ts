import { RELEASES_ID, ROOT_ID, ROUTES_ID, SCRIPTS_ID } from '@asia/shared/contracts';
import { FEDERATION } from '../build/pageFiles';
import type { Composition, SitePage } from './compose';
import type { RenderedPage } from './renderPages';

/** Composes the document of one page. */
export function pageHtml(page: SitePage, { head, body }: RenderedPage, composition: Composition): string {
  const { pointer, table } = composition;
  const bases = basesOf(composition);
  const files = filesOf(page, composition, bases);
  const withBases = (html: string) =>
    html.replace(/asia-base:([\w-]+)\//g, (_, app: string) => bases[app] ?? `/missing/${app}/`);
  return [
    '<!doctype html>',
    '<html lang="es-CO" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    withBases(head),
    // Not the SVG: Chrome draws that one anew, on the page's own thread, at every navigation inside the site.
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#100c0a">',
    `<script src="${bases.shell}boot.js" defer fetchpriority="high"></script></head>`,
    `<body><div id="${ROOT_ID}">${withBases(body)}</div>`,
    dataBlock(SCRIPTS_ID, { run: files.run, preload: files.preload, integrity: files.integrity }),
    dataBlock(RELEASES_ID, pointer),
    dataBlock(ROUTES_ID, table),
    '</body></html>\n',
  ].join('');
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

function basesOf({ pointer: { shell, remotes } }: Composition): Record<string, string> {
  return { shell: shell.base, ...Object.fromEntries(remotes.map(({ name, base }) => [name, base])) };
}

function filesOf(page: SitePage, { manifests }: Composition, bases: Record<string, string>) {
  const { shell } = manifests;
  if (!shell) throw new Error('The site has no shell.');
  const styles: string[] = [];
  const preload: string[] = [];
  const add = (list: string[], app: string, files: string[] = []) => {
    for (const file of files) if (!list.includes(bases[app] + file)) list.push(bases[app] + file);
  };
  add(styles, 'shell', shell.own.styles);
  const ofRemotes = [page.owner, ...page.parts].some(({ app }) => app !== 'shell');
  const fromShell = [...(ofRemotes ? [FEDERATION] : []), ...page.singletons];
  const singletons = fromShell.map((expose) => ({ app: 'shell', expose }));
  for (const { app, expose } of [...singletons, page.owner, ...page.parts]) {
    const manifest = manifests[app];
    if (app !== 'shell') add(preload, app, manifest?.own.scripts);
    add(styles, app, manifest?.pages[expose]?.styles);
    add(preload, app, manifest?.pages[expose]?.scripts);
  }
  add(
    preload,
    page.owner.app,
    page.data.map((chunk) => `chunks/${chunk}.js`),
  );
  const ofShell = (files: string[]) => files.map((file) => bases.shell + file);
  const integrity = Object.fromEntries(
    shell.own.scripts.map((file) => [bases.shell + file, shell.integrity[file] ?? '']),
  );
  return { styles, run: ofShell(shell.own.scripts), preload, fonts: ofShell(shell.fonts), integrity };
}
