import type { PageModule } from '@asia/shared/contracts';
import { remotePage } from '../federation/remoteModule';

const shellPages: Record<string, () => Promise<PageModule>> = {
  'shell/HomePage': () => import(/* webpackChunkName: "page-HomePage" */ '../home/HomePage'),
  'shell/AboutPage': () => import(/* webpackChunkName: "page-AboutPage" */ '../about/AboutPage'),
  'shell/ContactPage': () => import(/* webpackChunkName: "page-ContactPage" */ '../contact/ContactPage'),
  'shell/NotFoundPage': () => import(/* webpackChunkName: "page-NotFoundPage" */ '../not-found/NotFoundPage'),
};

/** Loads the code of a page, from the shell's own chunks or from its remote. */
export function loadPageModule(id: string): Promise<PageModule> {
  return shellPages[id]?.() ?? remotePage(id);
}
