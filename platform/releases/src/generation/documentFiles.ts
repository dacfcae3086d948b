import { webFile } from '@asia/release-store';
import type { AssetFile, DocumentFiles, EntriesByName, PageContent, PageFiles } from '@asia/shared/contracts';
import { FEDERATION } from '@asia/shared/contracts/composeTable';
import type { Composition, SitePage } from './compose';

type BuildFiles = Omit<DocumentFiles, 'content'>;

/** Lists the files of builds that a page needs first, for its document. */
export function documentFiles(page: SitePage, composition: Composition): BuildFiles {
  const { manifests } = composition;
  const { shell } = manifests;
  if (!shell) throw new Error('The site has no shell.');
  const filesIn = (app: string, files: string[] = []) =>
    files.map((file): AssetFile => [
      `/${webFile(app, manifests[app]?.version ?? '', file)}`,
      manifests[app]?.integrity[file] ?? '',
    ]);
  const ofRemotes = [page.owner, ...page.widgets].some(({ app }) => app !== 'shell');
  const fromShell = [...(ofRemotes ? [FEDERATION] : []), ...page.singletons];
  const exposes = [...fromShell.map((expose) => ({ app: 'shell', expose })), page.owner, ...page.widgets];
  const ofPages = (kind: keyof PageFiles) =>
    exposes.flatMap(({ app, expose }) => filesIn(app, manifests[app]?.pages[expose]?.[kind]));
  const early = ofPages('early');
  const preload = exposes.flatMap(({ app, expose }) => [
    ...(app === 'shell' ? [] : filesIn(app, manifests[app]?.own.scripts)),
    ...filesIn(app, manifests[app]?.pages[expose]?.scripts),
  ]);
  return {
    boot: filesIn('shell', ['boot.js'])[0] ?? ['', ''],
    // An address named twice is one file.
    styles: [...new Map([...filesIn('shell', shell.own.styles), ...ofPages('styles')])],
    fonts: shell.fonts.map((file) => `/${webFile('shell', shell.version, file)}`),
    scripts: {
      run: Object.fromEntries(filesIn('shell', shell.own.scripts)),
      preload: Object.fromEntries(preload),
      ...(early.length > 0 && { early: Object.fromEntries(early) }),
    },
  };
}

/** The entries that a page brings. */
export function selectPageContent(
  { data }: SitePage,
  { index }: Composition,
  entries: EntriesByName,
): PageContent {
  return { entries: Object.fromEntries(data.map((name) => [name, entries[name]])), index };
}

/** Addresses of the scripts and style sheets among them. */
export const firstAddresses = ({ boot, styles, scripts }: BuildFiles): string[] => [
  boot[0],
  ...styles.map(([address]) => address),
  ...Object.keys({ ...scripts.run, ...scripts.preload }),
];
