import { RELEASES_ID, ROOT_ID, ROUTES_ID, SCRIPTS_ID, type ScriptList } from '@asia/shared/contracts';
import { FEDERATION } from '@asia/shared/contracts/composeTable';
import { basesOf, type Composition, type SitePage } from './compose';
import type { RenderedPage } from './renderPages';

/** Composes the document of one page. */
export function pageHtml(
  page: SitePage,
  { head, body, after = '' }: RenderedPage,
  composition: Composition,
): string {
  const { pointer, table, preview } = composition;
  const bases = basesOf(composition);
  const files = filesOf(page, composition, bases);
  const withBases = (html: string) =>
    html.replace(/asia-base:([\w-]+)\//g, (_, app: string) => bases[app] ?? `/missing/${app}/`);
  return [
    '<!doctype html>',
    '<html lang="es-CO" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map(
      ([href, integrity]) => `<link rel="stylesheet" href="${href}"${attribute(integrity)}>`,
    ),
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    withBases(head),
    ...(preview ? ['<meta name="robots" content="noindex">'] : []),
    // Not the SVG: Chrome draws it again on the main thread at every navigation inside the site.
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#100c0a">',
    // Not `defer`, which waits for style sheets: this script must also run when one of them hangs.
    `<script src="${files.boot[0]}"${attribute(files.boot[1])} async fetchpriority="high"></script></head>`,
    `<body>${preview ? previewNote(preview) : ''}<div id="${ROOT_ID}">${withBases(body)}</div>${withBases(after)}`,
    dataBlock(SCRIPTS_ID, files.scripts),
    dataBlock(RELEASES_ID, pointer),
    dataBlock(ROUTES_ID, table),
    '</body></html>\n',
  ].join('');
}

/** The notice above a page, outside of what React hydrates. */
function previewNote(changes: readonly string[]): string {
  const items = changes.length > 0 ? changes : ['La carta no cambia.'];
  const lines = items.map((line) => `<li>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</li>`).join('');
  const look = 'background:#fff3c4;color:#33270a;font:16px/1.5 sans-serif;padding:8px 16px';
  return `<details style="${look}"><summary>Vista previa: todavía no está publicada. Cambios: ${changes.length}</summary><ul>${lines}</ul></details>`;
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

/** Addresses of the scripts and style sheets that a page needs at first. */
export function firstFiles(page: SitePage, composition: Composition): string[] {
  const { boot, styles, scripts } = filesOf(page, composition, basesOf(composition));
  return [
    boot[0],
    ...styles.map(([address]) => address),
    ...Object.keys({ ...scripts.run, ...scripts.preload }),
  ];
}

/** Address and subresource integrity of a file. */
type File = readonly [address: string, integrity: string];

const attribute = (integrity: string) => (integrity ? ` integrity="${integrity}"` : '');

function filesOf(page: SitePage, { manifests }: Composition, bases: Record<string, string>) {
  const { shell } = manifests;
  if (!shell) throw new Error('The site has no shell.');
  const filesIn = (app: string, files: string[] = []) =>
    files.map((file): File => [bases[app] + file, manifests[app]?.integrity[file] ?? '']);
  const ofRemotes = [page.owner, ...page.parts].some(({ app }) => app !== 'shell');
  const fromShell = [...(ofRemotes ? [FEDERATION] : []), ...page.singletons];
  const parts = [...fromShell.map((expose) => ({ app: 'shell', expose })), page.owner, ...page.parts];
  const styles = parts.flatMap(({ app, expose }) => filesIn(app, manifests[app]?.pages[expose]?.styles));
  const preload = parts.flatMap(({ app, expose }) => [
    ...(app === 'shell' ? [] : filesIn(app, manifests[app]?.own.scripts)),
    ...filesIn(app, manifests[app]?.pages[expose]?.scripts),
  ]);
  const data = page.data.map((chunk) => `chunks/${chunk}.js`);
  const scripts: ScriptList = {
    run: Object.fromEntries(filesIn('shell', shell.own.scripts)),
    preload: Object.fromEntries([...preload, ...filesIn(page.owner.app, data)]),
  };
  return {
    boot: filesIn('shell', ['boot.js'])[0] ?? (['', ''] as const),
    // An address named twice is one file.
    styles: [...new Map([...filesIn('shell', shell.own.styles), ...styles])],
    fonts: shell.fonts.map((file) => bases.shell + file),
    scripts,
  };
}
