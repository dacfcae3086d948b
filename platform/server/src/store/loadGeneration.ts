import {
  type Bodies,
  contentType,
  type Deployment,
  type FileSystemStore,
  forEachConcurrently,
  GENERATION,
  generationFile,
  isShared,
  parseGenerationFiles,
  parseRoutes,
  type Prefix,
} from '@asia/release-store';
import { OFFLINE_LIST, WORKER } from '@asia/shared/contracts';
import { type PreparedFile, prepareFile } from '../answer/PreparedFile';
import { reasonOf, StoreError } from '../errors';
import {
  contentSecurityPolicy,
  type ForeignOrigins,
  type Headers,
  headers,
  type PageSettings,
  settledHeaders,
  settledOrigins,
} from '../headers';
import type { LoadedGeneration, Page } from './LoadedGeneration';
import { parseReleases } from './parseReleases';
import { readStored } from './readStored';

function preparePage(bodies: Bodies, origins: ForeignOrigins, extra: Headers, status?: number): Page {
  const prepare = (secure: boolean): PreparedFile =>
    prepareFile(
      bodies,
      {
        ...headers.page,
        ...extra,
        'content-type': contentType('page.html'),
        'content-security-policy': contentSecurityPolicy(origins, secure),
      },
      status,
    );
  return { plain: prepare(false), secure: prepare(true) };
}

/** Redirects with 302, not 301: the page may come back. */
function redirectTo(location: string): Page {
  const answer = prepareFile({ identity: Buffer.alloc(0) }, { ...headers.page, location }, 302);
  return { plain: answer, secure: answer };
}

/** The address of a file of a generation, if it has one of its own. */
function addressOf(file: string): string[] {
  const isHidden = file === GENERATION.routes || file.startsWith(GENERATION.pages) || isShared(file);
  if (isHidden) return [];
  return [file === GENERATION.products ? '/products' : `/${file}`];
}

function chooseHeaders(file: string): Headers {
  if (file === GENERATION.pointer || file === GENERATION.products) return headers.data;
  return file === WORKER || file === OFFLINE_LIST ? headers.worker : headers.asset;
}

/**
 * Reads a generation into memory, a few megabytes, once: its files never change.
 * @throws {StoreError} `broken`, naming the needed file that is missing, changed or unusable
 */
export async function loadGeneration(
  folder: FileSystemStore,
  deployment: Pick<Deployment, 'folder' | 'files'>,
  settings: PageSettings,
  prefix: Prefix,
): Promise<LoadedGeneration> {
  const id = deployment.folder;
  const nameOf = (file: string) => generationFile(id, file, prefix);
  const bodies = new Map<string, Bodies>();
  const need = async (file: string, hash: string): Promise<void> => {
    const found = await readStored(folder, nameOf(file), hash).catch((error: unknown) => {
      throw new StoreError('broken', `generation ${id} is not whole: ${reasonOf(error)}`, error);
    });
    bodies.set(nameOf(file), found);
  };
  const bodyOf = (file: string): Bodies => {
    const found = bodies.get(nameOf(file));
    if (!found) throw new StoreError('broken', `generation ${id} does not list ${file}`);
    return found;
  };
  const parsed = <Content>(file: string, parse: (value: unknown) => Content): Content => {
    const content = bodyOf(file).identity.toString('utf8');
    try {
      return parse(JSON.parse(content));
    } catch (error) {
      throw new StoreError('broken', `generation ${id} has an unusable ${file} (${reasonOf(error)})`, error);
    }
  };

  await need(GENERATION.files, deployment.files);
  const { needed, other } = parsed(GENERATION.files, parseGenerationFiles);
  await forEachConcurrently(Object.entries(needed), (entry) => need(...entry));
  const { versions, builds, data } = parsed(GENERATION.pointer, parseReleases);
  const [settled, extra] = [settledOrigins(settings), settledHeaders(settings)];
  const allowed = { builds: settled.builds, data: [...data, ...settled.data] };
  const pages = Object.entries(parsed(GENERATION.routes, parseRoutes)).map(
    ([key, { route, file, redirect }]): [string, Page] => [
      key,
      redirect === undefined
        ? preparePage(bodyOf(file), allowed, { ...extra, 'content-location': route })
        : redirectTo(redirect),
    ],
  );
  const listed = Object.entries({ ...needed, ...other });
  const addresses = new Map(
    listed.flatMap(([file, hash]) => addressOf(file).map((at) => [at, { file, hash }])),
  );
  const files = new Map<string, PreparedFile>();
  const fileAt = async (address: string): Promise<PreparedFile | undefined> => {
    const known = files.get(address);
    const { file, hash } = addresses.get(address) ?? {};
    if (known || !file || !hash) return known;
    const found = bodies.get(nameOf(file)) ?? (await readStored(folder, nameOf(file), hash));
    const prepared = prepareFile(found, { ...chooseHeaders(file), 'content-type': contentType(file) });
    files.set(address, prepared);
    return prepared;
  };
  await forEachConcurrently([...addresses.keys()], (address) => fileAt(address).catch(() => undefined));
  return {
    id,
    versions,
    builds,
    pages: new Map(pages),
    notFound: preparePage(bodyOf(GENERATION.notFound), allowed, extra, 404),
    fileAt,
    hashes: new Map(listed.map(([file, hash]) => [nameOf(file), hash])),
    bodies,
  };
}
