import type { AssetFile, DocumentFiles } from '@asia/shared/contracts';
import { FEDERATION } from '@asia/shared/contracts/composeTable';
import { basesOf, type Composition, type SitePage } from './compose';

/** Lists the files of the builds that a page needs at first, for its document. */
export function documentFiles(page: SitePage, composition: Composition): DocumentFiles {
  const { manifests } = composition;
  const { shell } = manifests;
  if (!shell) throw new Error('The site has no shell.');
  const bases = basesOf(composition);
  const filesIn = (app: string, files: string[] = []) =>
    files.map((file): AssetFile => [bases[app] + file, manifests[app]?.integrity[file] ?? '']);
  const ofRemotes = [page.owner, ...page.parts].some(({ app }) => app !== 'shell');
  const fromShell = [...(ofRemotes ? [FEDERATION] : []), ...page.singletons];
  const parts = [...fromShell.map((expose) => ({ app: 'shell', expose })), page.owner, ...page.parts];
  const styles = parts.flatMap(({ app, expose }) => filesIn(app, manifests[app]?.pages[expose]?.styles));
  const preload = parts.flatMap(({ app, expose }) => [
    ...(app === 'shell' ? [] : filesIn(app, manifests[app]?.own.scripts)),
    ...filesIn(app, manifests[app]?.pages[expose]?.scripts),
  ]);
  const data = page.data.map((chunk) => `chunks/${chunk}.js`);
  return {
    boot: filesIn('shell', ['boot.js'])[0] ?? ['', ''],
    // An address named twice is one file.
    styles: [...new Map([...filesIn('shell', shell.own.styles), ...styles])],
    fonts: shell.fonts.map((file) => bases.shell + file),
    scripts: {
      run: Object.fromEntries(filesIn('shell', shell.own.scripts)),
      preload: Object.fromEntries([...preload, ...filesIn(page.owner.app, data)]),
    },
  };
}

/** Addresses of the scripts and style sheets among them. */
export const firstAddresses = ({ boot, styles, scripts }: DocumentFiles): string[] => [
  boot[0],
  ...styles.map(([address]) => address),
  ...Object.keys({ ...scripts.run, ...scripts.preload }),
];
