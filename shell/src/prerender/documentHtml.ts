import type { AssetFile, DocumentFiles, PrerenderSite } from '@asia/shared/contracts';
import {
  escapeHtml,
  jsonInHtml,
  languageTags,
  RELEASES_ID,
  ROOT_ID,
  ROUTES_ID,
  SCRIPTS_ID,
  SITE_CONTENT_ID,
  WAIT_FOR_STYLES,
} from '@asia/shared/contracts';
import { prerenderTexts } from '../messages/prerender/es';

interface RenderedPage {
  /** Of the document. */
  lang: string;
  /** Title and metadata, and the preloads that React hoists. */
  head: string;
  /** From `#app` on. */
  body: string;
  /** Follows the root. */
  after: string;
}

export function documentHtml(
  { lang, head, body, after }: RenderedPage,
  files: DocumentFiles,
  { pointer, table, preview }: Pick<PrerenderSite, 'pointer' | 'table' | 'preview'>,
): string {
  const bases = new Map([
    ['shell', pointer.shell.base],
    ...pointer.remotes.map(({ name, base }) => [name, base] as const),
  ]);
  const withBases = (html: string) =>
    html.replace(/asia-base:([\w-]+)\//g, (_, app: string) => bases.get(app) ?? `/missing/${app}/`);
  return [
    '<!doctype html>',
    `<html lang="${lang}" data-mantine-color-scheme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((style) => `<link rel="stylesheet" href="${style[0]}"${writeIntegrity(style)}>`),
    withBases(head),
    ...(preview ? ['<meta name="robots" content="noindex">'] : []),
    // Not the SVG: Chrome draws it again on the main thread at every navigation inside the site.
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#100c0a">',
    // Not `defer`, which waits for style sheets: this script must also run when one of them hangs.
    `<script src="${files.boot[0]}"${writeIntegrity(files.boot)} crossorigin async fetchpriority="high"></script></head>`,
    `<body>${preview ? previewNote(preview) : ''}<div id="${ROOT_ID}">${withBases(body)}</div>${withBases(after)}`,
    dataBlock(SITE_CONTENT_ID, files.content),
    dataBlock(SCRIPTS_ID, files.scripts),
    dataBlock(RELEASES_ID, pointer),
    // Not in the head: there Chrome holds back the first paint for a font, and requests it before the style sheets.
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    dataBlock(ROUTES_ID, table),
    // On a cheap phone a layout without styles takes 300 ms, and the first paint comes as much later.
    `<script>${WAIT_FOR_STYLES}</script></body></html>\n`,
  ].join('');
}

const writeIntegrity = ([, integrity]: AssetFile) => (integrity ? ` integrity="${integrity}"` : '');

/** The notice above a page, outside of what React hydrates. */
function previewNote(changes: readonly string[]): string {
  const items = changes.length > 0 ? changes : [prerenderTexts.unchanged];
  const lines = items.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const look = 'background:#fff3c4;color:#33270a;font:16px/1.5 sans-serif;padding:8px 16px';
  return `<details lang="${languageTags.es}" style="${look}"><summary>${prerenderTexts.preview(changes.length)}</summary><ul>${lines}</ul></details>`;
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>`;
}
