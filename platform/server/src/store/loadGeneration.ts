import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { OFFLINE_LIST, WORKER } from '@asia/shared/contracts';
import { prepareFile, type PreparedFile } from '../answer/PreparedFile';
import { contentType } from '@asia/release-store';
import { isSystemError, reasonOf, StoreError } from '../errors';
import {
  contentSecurityPolicy,
  headers,
  noForeignOrigins,
  type ForeignOrigins,
  type Headers,
} from '../headers';
import { isRecord } from '../isRecord';
import { checkProductList } from '../products/checkProductList';
import type { Generation, Page } from './Generation';
import { namedFiles } from './namedFiles';
import { parseReleases } from './parseReleases';
import { readBodies } from './readBodies';
import { routeKey } from './routeKey';

const ROUTES = 'routes.json';
const PRODUCTS = 'products.json';
const NOT_FOUND = 'pages/404.html';

/** Reads one part of a generation and names it if that fails. */
async function part<T>(id: string, name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const reason = isSystemError(error, 'ENOENT')
      ? `lacks ${name}`
      : `has an unusable ${name} (${reasonOf(error)})`;
    throw new StoreError('broken', `generation ${id} ${reason}`, error);
  }
}

function parseRoutes(value: unknown): [key: string, route: string, file: string][] {
  if (!isRecord(value)) throw new TypeError('not an object');
  return Object.entries(value).map(([key, entry]) => {
    if (!isRecord(entry) || typeof entry.route !== 'string' || typeof entry.file !== 'string') {
      throw new TypeError(`${key} has no route and file`);
    }
    return [routeKey(key), entry.route, entry.file];
  });
}

/** @param named gets the files that the page names */
async function preparePage(
  file: string,
  { origins, named }: { origins: ForeignOrigins; named: Set<string> },
  extra: Headers,
  status?: number,
): Promise<Page> {
  const bodies = await readBodies(file);
  for (const address of namedFiles(bodies.identity.toString('utf8'))) named.add(address);
  const prepare = (secure: boolean): PreparedFile =>
    prepareFile(
      bodies,
      {
        ...headers.page,
        ...extra,
        'content-type': contentType(file),
        'content-security-policy': contentSecurityPolicy(origins, secure),
      },
      status,
    );
  return { plain: prepare(false), secure: prepare(true) };
}

const isCompressed = (name: string): boolean => name.endsWith('.br') || name.endsWith('.gz');

const PAGES = 'pages';

/** Files with an address of their own, relative to the generation, with `/` between folders. */
async function addressedFiles(folder: string, inside = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, inside), { withFileTypes: true });
  const named = entries.filter(({ name }) => !name.startsWith('.') && !isCompressed(name));
  const found = await Promise.all(
    named.map(async (entry) => {
      const name = inside + entry.name;
      if (name === PAGES || name === ROUTES || name === PRODUCTS) return [];
      return entry.isDirectory() ? addressedFiles(folder, `${name}/`) : [name];
    }),
  );
  return found.flat();
}

function kindOf(name: string): Headers {
  if (name === 'releases.json') return headers.data;
  return name === WORKER || name === OFFLINE_LIST ? headers.worker : headers.asset;
}

async function loadFiles(folder: string): Promise<Map<string, PreparedFile>> {
  const files = await Promise.all(
    (await addressedFiles(folder)).map(async (name): Promise<[string, PreparedFile]> => {
      const bodies = await readBodies(path.join(folder, name));
      return [`/${name}`, prepareFile(bodies, { ...kindOf(name), 'content-type': contentType(name) })];
    }),
  );
  return new Map(files);
}

async function loadProducts(folder: string): Promise<PreparedFile | null> {
  try {
    const bodies = await readBodies(path.join(folder, PRODUCTS));
    checkProductList(bodies.identity.toString('utf8'));
    return prepareFile(bodies, { ...headers.data, 'content-type': contentType(PRODUCTS) });
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The first of these addresses under which this generation has no file. */
async function firstMissing(
  folder: string,
  named: ReadonlySet<string>,
  own: ReadonlyMap<string, PreparedFile>,
): Promise<string | undefined> {
  const siteDir = path.resolve(folder, '../..');
  const found = await Promise.all(
    [...named].map(async (address) => {
      if (!/^\/(?:mfe|pictures)\//.test(address)) return own.has(address) ? null : address;
      const file = await stat(path.join(siteDir, address)).catch(() => null);
      return file?.isFile() ? null : address;
    }),
  );
  return found.find((address) => address !== null) ?? undefined;
}

/**
 * Reads a generation into memory, a few megabytes: its folder never changes, so this happens once. It is
 * whole: every file that its pages and its pointer name is there.
 * @throws {StoreError} `broken`, naming the part that is missing or unusable
 */
export async function loadGeneration(
  folder: string,
  id: string,
  settled: ForeignOrigins = noForeignOrigins,
): Promise<Generation> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const releases = await part(id, 'releases.json', async () => parseReleases(await read('releases.json')));
  const routes = await part(id, ROUTES, async () => parseRoutes(await read(ROUTES)));
  const origins = {
    builds: [...releases.origins.builds, ...settled.builds],
    data: [...releases.origins.data, ...settled.data],
  };
  const page = { origins, named: new Set(releases.files) };
  const [pages, notFound, files, products] = await Promise.all([
    Promise.all(
      routes.map(([key, route, file]) =>
        part(id, file, async (): Promise<[string, Page]> => {
          return [key, await preparePage(path.join(folder, file), page, { 'content-location': route })];
        }),
      ),
    ),
    part(id, NOT_FOUND, () => preparePage(path.join(folder, NOT_FOUND), page, {}, 404)),
    part(id, 'files', () => loadFiles(folder)),
    part(id, PRODUCTS, () => loadProducts(folder)),
  ]);
  const missing = await firstMissing(folder, page.named, files);
  if (missing) throw new StoreError('broken', `generation ${id} names ${missing}, which is not there`);
  return { id, versions: releases.versions, pages: new Map(pages), notFound, files, products };
}
