import type { PageModule } from '@asia/shared/contracts';
import { Loadable, perKey } from '@asia/shared/ui';
import { remotePage } from '../federation/remoteModule';
import { rememberBroken, standIn } from '../federation/standIns';
import { appOf } from '../routes/routes';

const shellPages: Record<string, () => Promise<PageModule>> = {
  'shell/HomePage': () => import(/* webpackChunkName: "page-HomePage" */ '../home/HomePage'),
  'shell/AboutPage': () => import(/* webpackChunkName: "page-AboutPage" */ '../about/AboutPage'),
  'shell/ContactPage': () => import(/* webpackChunkName: "page-ContactPage" */ '../contact/ContactPage'),
  'shell/NotFoundPage': () => import(/* webpackChunkName: "page-NotFoundPage" */ '../not-found/NotFoundPage'),
};

/** The code of a page or widget by its id `app/Expose`, from the shell's own chunks or from a remote. */
export const pageModule = perKey(
  (id: string) => new Loadable(id, (attempt) => shellPages[id]?.() ?? remotePage(id, attempt)),
);

/**
 * Replaces a remote that breaks by its former build, once.
 * @returns whether it did
 */
export function putFormerBuild(id: string): boolean {
  rememberBroken(appOf(id));
  if (!standIn(appOf(id))) return false;
  pageModule(id).discard();
  return true;
}
