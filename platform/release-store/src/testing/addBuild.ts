import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AppDescription,
  type BuildManifest,
  PRERENDER_VERSION,
  REMOTE_SCRIPT,
} from '@asia/shared/contracts';
import { computeSum } from '../hashes';
import { CONTRACT_FORMAT, CONTRACTS, type RecordedContract } from '../recorded-contract';
import type { ReleaseStore } from '../ReleaseStore';
import { addDraft } from './addDraft';
import { writeFiles } from './writeFiles';

/** Names of entries that a build reads, with their types. */
export type Reads = Readonly<Record<string, string>>;

/** The declarations of these entries. */
const entriesIn = (reads: Reads) => {
  const members = Object.entries(reads).map(([name, type]) =>
    name.includes('*') ? `[more: \`${name.replace('*', '${string}')}\`]: ${type}` : `'${name}': ${type}`,
  );
  return `export interface ContentEntries { ${members.join('; ')} }`;
};

/** A contract that fits every other: `checkContract.test.ts` tests refusals. */
const contractOf = (app: string, reads: Reads): RecordedContract => ({
  app,
  format: CONTRACT_FORMAT,
  declarations: { [CONTRACTS]: 'contracts.d.ts' },
  provides: {},
  uses: {},
  definedStyles: [],
  usedStyles: {},
  libraries: {},
  reads: Object.keys(reads).map((name) => ({ name, file: 'src/Tea.tsx' })),
  contracts: entriesIn(reads),
  roots: [],
  options: {},
});

/** A chunk that every build of the shell has. */
const CHUNK = 'chunks/libraries.1ab0a1e5.js';
const FONT = 'assets/title.woff2';

/** Version `other-tools` wrote the pages by older tools. */
const shellFiles = (version: string) => ({
  'node/prerender.js': readFileSync(path.join(__dirname, 'shell.cjs'), 'utf8'),
  'node/tools.json': String(version === 'other-tools' ? 0 : PRERENDER_VERSION),
  'site/favicon-32.png': 'an icon',
  'site/apple-touch-icon.png': 'an icon',
  [CHUNK]: '/* the same in every build */',
  [`web/${FONT}`]: `/* ${version} */`,
});

/** Adds a build to the release store, as if it had been released. Version `for-browsers` throws in Node. */
export function addBuild(
  store: ReleaseStore,
  description: AppDescription,
  version: string,
  reads: Reads = {},
): Promise<BuildManifest> {
  const { name: app, exposes } = description;
  const isShell = app === 'shell';
  const filesOf = (name: string) => ({ scripts: [`chunks/${name}.js`], styles: [`chunks/${name}.css`] });
  const pages = Object.fromEntries(Object.keys(exposes).map((name) => [name, filesOf(name)]));
  const web = [
    ...(isShell ? ['boot.js', 'main.js', 'main.css'] : []),
    REMOTE_SCRIPT,
    ...Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  const throws = version === 'for-browsers' ? 'exports.draw = () => window.innerWidth;' : '';
  const picture = `${app}.${version}-400.avif`;
  const content = 'a picture';
  return addDraft(
    store,
    {
      ...Object.fromEntries(web.map((file) => [`web/${file}`, `/* ${version} */`])),
      [`node/${REMOTE_SCRIPT}`]: `exports.version = '${version}';${throws}`,
      'contract/contract.json': JSON.stringify(contractOf(app, reads)),
      'contract/contracts.d.ts': entriesIn(reads),
      ...(isShell && shellFiles(version)),
    },
    {
      version,
      description,
      own: isShell
        ? { scripts: [`../${CHUNK}`, 'main.js'], styles: ['main.css'] }
        : { scripts: [REMOTE_SCRIPT], styles: [] },
      pages,
      fonts: isShell ? [FONT] : [],
      integrity: Object.fromEntries([`../${CHUNK}`, ...web].map((file) => [file, `sha256-${app}/${file}`])),
      pictures: [picture],
      pictureSums: { [picture]: computeSum(Buffer.from(content)) },
    },
    new Map([[picture, path.join(writeFiles({ [picture]: content }), picture)]]),
  );
}
