import type { ComponentType } from 'react';
import table from '../../../remotes.json';
import { remotePage } from '../federation/remoteModule';
import { plainPath } from './plainPath';

/** A page component as the shell renders it; `preload` fetches what these props will need. */
export interface PageModule {
  default: ComponentType<Record<string, unknown>>;
  preload?: (props: Record<string, unknown>) => Promise<unknown>;
}

/** One route of the site. */
export interface SitePage {
  /** Registered spelling. */
  route: string;
  /** `remote/Expose`, or `shell/Page`. */
  id: string;
  props: Record<string, string>;
  /** Prop name → `remote/Expose` rendered by the shell and handed over. */
  slots: Record<string, string>;
}

const shellPages: Record<string, () => Promise<PageModule>> = {
  'shell/HomePage': () => import(/* webpackChunkName: "page-HomePage" */ '../home/HomePage'),
  'shell/AboutPage': () => import(/* webpackChunkName: "page-AboutPage" */ '../about/AboutPage'),
  'shell/ContactPage': () => import(/* webpackChunkName: "page-ContactPage" */ '../contact/ContactPage'),
  'shell/NotFoundPage': () => import(/* webpackChunkName: "page-NotFoundPage" */ '../not-found/NotFoundPage'),
};

interface TableEntry {
  route: string;
  expose: string;
  props?: Record<string, string>;
  slots?: Record<string, string>;
}

const remoteEntries: SitePage[] = table.remotes.flatMap(({ name, pages }) =>
  (pages as TableEntry[]).map(({ route, expose, props = {}, slots = {} }) => ({
    route,
    id: `${name}/${expose}`,
    props,
    slots,
  })),
);

/** The registered routes, shell first. */
export const sitePages: SitePage[] = [
  ...table.shell.pages.map(({ route, page }) => ({ route, id: `shell/${page}`, props: {}, slots: {} })),
  ...remoteEntries,
];

export const notFoundPage: SitePage = { route: '*', id: 'shell/NotFoundPage', props: {}, slots: {} };

const byPath = new Map(sitePages.map((page) => [plainPath(page.route), page]));

/** Finds the page of a path in any letter case, with or without a trailing slash. */
export function pageAt(pathname: string): SitePage {
  return byPath.get(plainPath(pathname)) ?? notFoundPage;
}

/** Loads the code of a page, from the shell's own chunks or from its remote. */
export function loadPageModule(id: string): Promise<PageModule> {
  return shellPages[id]?.() ?? remotePage(id);
}
