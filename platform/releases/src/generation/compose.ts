import { CONTENT } from '@asia/release-store';
import type {
  BuildManifest,
  ContentFile,
  PageMeta,
  ReleasePointer,
  RouteDescription,
  SiteContent,
  SiteTable,
} from '@asia/shared/contracts';
import { baseOf, containerOf, readExposeId, REMOTE_SCRIPT } from '@asia/shared/contracts';
import { composeTable, listRoutes, NOT_FOUND, pageEntry } from '@asia/shared/contracts/composeTable';

/** A page to write, and the builds it uses. */
export interface SitePage {
  /** Registered spelling, or `/404`. */
  path: string;
  /** File below a generation's `pages/`. */
  file: string;
  head: PageMeta;
  noindex: boolean;
  /** Kept by browsers from the first visit on. */
  offline: boolean;
  /** App and expose that render it. */
  owner: AppExpose;
  /** Exposes that fill its slots. */
  widgets: AppExpose[];
  /** Singletons of the shell that the page needs at once, e.g. `@asia/shared/ui-forms`. */
  singletons: string[];
  /** Entries of the content that the page brings. */
  data: string[];
  status: 200 | 404;
}

type AppExpose = ReturnType<typeof readExposeId>;

/** Everything that a generation is made of, before any page is written. */
export interface Composition {
  pointer: ReleasePointer;
  table: SiteTable;
  pages: SitePage[];
  content: SiteContent;
  /** Manifest of every build of the site, by app; also of the content. */
  manifests: Record<string, BuildManifest>;
  /** Where browsers find the entries of the content. */
  index: ContentFile;
  fallbacks: readonly BuildManifest[];
  /** In a preview only: lines for the owner about changes of the content. */
  preview?: string[];
}

/**
 * Composes a site from builds alone.
 * @param builds one for each app; their order does not matter
 * @param previous fallback builds of remotes
 * @throws Error in one sentence, naming the apps, when they cannot make one site
 */
export function compose(
  builds: readonly BuildManifest[],
  previous: readonly BuildManifest[] = [],
): Composition {
  const manifests = Object.fromEntries(
    [...builds].sort((a, b) => (a.app < b.app ? -1 : 1)).map((build) => [build.app, build]),
  );
  const { shell, [CONTENT]: written, ...remotes } = manifests;
  if (!shell) throw new Error('A site needs a shell, and none is released: npm run release -- shell');
  if (!written?.content)
    throw new Error('A site needs its content, and none is released: npm run release -- content');
  const { content } = written;
  const descriptions = Object.values(manifests).map(({ description }) => description);
  const table = composeTable(descriptions, content);
  const pages = Object.values(manifests).flatMap(({ app, description }) =>
    listRoutes(description, content).map((route) => sitePage(app, route, table, content)),
  );
  for (const page of pages) checkExposes(page, manifests);
  const [productsUrl = '/products'] = descriptions.flatMap(({ provides }) => provides?.products ?? []);
  return {
    pointer: {
      schema: 1,
      shell: { version: shell.version, base: baseOf('shell', shell.version) },
      remotes: Object.values(remotes).map((build) => ({
        name: build.app,
        container: containerOf(build.app),
        ...addressOf(build),
        ...previous
          .filter(({ app }) => app === build.app)
          .map((before) => ({ fallbackBuild: addressOf(before) }))[0],
      })),
      content: { version: written.version },
      productsUrl,
    },
    table,
    pages,
    content,
    manifests,
    index: { address: baseOf(CONTENT, written.version) + INDEX, integrity: written.integrity[INDEX] ?? '' },
    fallbacks: previous,
  };
}

const INDEX = 'index.json';
const addressOf = (build: BuildManifest) => ({
  version: build.version,
  base: baseOf(build.app, build.version),
  entry: REMOTE_SCRIPT,
  integrity: build.integrity[REMOTE_SCRIPT],
});

function sitePage(app: string, route: RouteDescription, table: SiteTable, content: SiteContent): SitePage {
  const { path, page, data = [], singletons = [], noindex = false, offline = false } = route;
  const notFound = path === NOT_FOUND;
  const head = content.heads[notFound ? '404' : path];
  if (!head)
    throw new Error(
      `The content has no page ${path}, which ${app} draws: add its row to content/paginas.csv.`,
    );
  const { slots = {} } = table.routes.find((row) => row.path === path) ?? {};
  return {
    path: notFound ? '/404' : path,
    file: notFound ? '404.html' : path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    head,
    noindex,
    offline,
    owner: { app, expose: page },
    widgets: Object.values(slots).map(readExposeId),
    singletons: singletons.map((module) => `@asia/shared/${module}`),
    data: ['facts', 'today', ...data, pageEntry(path)].filter((entry) => content.index[entry]),
    status: notFound ? 404 : 200,
  };
}

function checkExposes({ path, owner, widgets }: SitePage, manifests: Record<string, BuildManifest>): void {
  for (const { app, expose } of [owner, ...widgets]) {
    if (!manifests[app]?.pages[expose])
      throw new Error(
        `${path} needs ${expose} of ${app}, which its build ${manifests[app]?.version} does not have.`,
      );
  }
}
