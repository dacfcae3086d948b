import {
  type Bodies,
  contentType,
  type Deployment,
  forEachConcurrently,
  GENERATION,
  generationFile,
  isShared,
  parseGenerationFiles,
  parseProducts,
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
import type { WholeFiles } from './WholeFiles';

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

/** Whether a file of a generation has an address of its own. */
const isAddressed = (file: string): boolean =>
  ![GENERATION.routes, GENERATION.products, GENERATION.files].some((name) => name === file) &&
  !file.startsWith(GENERATION.pages) &&
  !isShared(file);

function chooseHeaders(file: string): Headers {
  if (file === GENERATION.pointer) return headers.data;
  return file === WORKER || file === OFFLINE_LIST ? headers.worker : headers.asset;
}

/**
 * Reads a generation into memory, a few megabytes, once: its files never change.
 * @throws {StoreError} `broken`, naming the needed file that is missing, changed or unusable
 */
export async function loadGeneration(
  store: WholeFiles,
  deployment: Pick<Deployment, 'folder' | 'files'>,
  settings: PageSettings,
  prefix: Prefix,
): Promise<LoadedGeneration> {
  const id = deployment.folder;
  const nameOf = (file: string) => generationFile(id, file, prefix);
  const bodies = new Map<string, Bodies>();
  const read = async (file: string, hash: string): Promise<void> => {
    const found = await store.read(nameOf(file), hash).catch(() => null);
    if (found) bodies.set(nameOf(file), found);
  };
  const need = async (file: string, hash: string): Promise<void> => {
    await read(file, hash);
    if (bodies.has(nameOf(file))) return;
    throw new StoreError('broken', `generation ${id} is not whole: ${file} ${store.faultOf(nameOf(file))}`);
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
  const own = Object.entries(other).filter(([file]) => !isShared(file));
  await forEachConcurrently(own, (entry) => read(...entry));

  const { versions, builds, origins } = parsed(GENERATION.pointer, parseReleases);
  const [settled, extra] = [settledOrigins(settings), settledHeaders(settings)];
  const allowed = {
    builds: [...origins.builds, ...settled.builds],
    data: [...origins.data, ...settled.data],
  };
  const pages = Object.entries(parsed(GENERATION.routes, parseRoutes)).map(
    ([key, { route, file, redirect }]): [string, Page] => [
      key,
      redirect === undefined
        ? preparePage(bodyOf(file), allowed, { ...extra, 'content-location': route })
        : redirectTo(redirect),
    ],
  );
  const files = Object.keys({ ...needed, ...other })
    .filter(isAddressed)
    .map((file): [string, PreparedFile | null] => {
      const found = bodies.get(nameOf(file));
      return [
        `/${file}`,
        found ? prepareFile(found, { ...chooseHeaders(file), 'content-type': contentType(file) }) : null,
      ];
    });
  const products = bodies.get(nameOf(GENERATION.products));
  // Throws when the list is unusable; the file is sent unchanged.
  if (products) parsed(GENERATION.products, parseProducts);
  return {
    id,
    versions,
    builds,
    pages: new Map(pages),
    notFound: preparePage(bodyOf(GENERATION.notFound), allowed, extra, 404),
    files: new Map(files),
    products: products
      ? prepareFile(products, { ...headers.data, 'content-type': contentType(GENERATION.products) })
      : null,
    hashes: new Map(Object.entries({ ...needed, ...other }).map(([file, hash]) => [nameOf(file), hash])),
    bodies,
  };
}
