import path from 'node:path';
import { baseOf } from '@asia/shared/contracts';

/** Folders of the release store, and the name of a manifest; of these folders only `pictures/` is served. */
export const PICTURES = 'pictures/';
export const SERVER_BUILDS = 'server-builds/';
export const GENERATIONS = 'generations/';
export const MANIFEST = 'build.json';

export const webBuildOf = (app: string, version: string) => baseOf(app, version).slice(1);
export const serverBuildOf = (app: string, version: string) => `${SERVER_BUILDS}${app}/${version}/`;

/** Files named by the builds and the shape of a content that fit each other, so that no compiler is asked again. */
export const VERDICTS = 'verdicts/';

export const SOURCES = 'sources/';
/** File with the version of the build that sources gave, named by the hash of the sources. */
export const sourcesRecord = (app: string, hash: string | undefined) => `${SOURCES}${app}/${hash}`;

/** Entries of the content, named by their own bytes: builds that have the same entry share its file. */
export const ENTRIES = 'mfe/content/entries/';
/** Chunks of the shell, named by their own bytes: builds that have the same chunk share its file. */
export const CHUNKS = 'mfe/shell/chunks/';

/** Name in the release store of a file that a manifest names. */
export function buildFile(app: string, version: string, file: string): string {
  if (file.startsWith('entries/')) return ENTRIES + file.slice('entries/'.length);
  if (file.startsWith('chunks/')) return CHUNKS + file.slice('chunks/'.length);
  if (file.startsWith('web/')) return webBuildOf(app, version) + file.slice('web/'.length);
  return serverBuildOf(app, version) + file;
}

/** Name in the release store of a script, style sheet or font that a manifest names relative to its base. */
export const webFile = (app: string, version: string, file: string) =>
  path.posix.join(webBuildOf(app, version), file);

/** Whether a file lies outside of the folders of builds, because several may have it. */
export const isOfManyBuilds = (file: string) => [ENTRIES, CHUNKS].some((folder) => file.startsWith(folder));

/** Folder of the log and of the generations: of the site, or of its preview. */
export type Prefix = '' | 'preview/';

/** Name in the release store of a file that the list of a generation names. */
export const generationFile = (folder: string, file: string, prefix: Prefix = '') =>
  isShared(file) ? file : `${prefix}${GENERATIONS}${folder}/${file}`;

/** Whether a file of a generation is one of a build or a picture, which generations share. */
export const isShared = (file: string) => /^(?:mfe|pictures)\//.test(file);
