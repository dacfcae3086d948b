import type { ComponentType } from 'react';
import type { Prices } from './menu';

/** What a page says of itself to browsers, search engines and the card of a shared link. */
export interface PageHead {
  title: string;
  description: string;
  /** File of the picture that a shared link shows, below `/share/`. */
  share: string;
  shareAlt: string;
}

/** One page address of an app. */
export interface RouteDescription {
  /**
   * Registered spelling, e.g. `/ArrozChino`: one word of a to z, digits and hyphens; any letter case answers. `*` is every
   * address that no page has.
   */
  path: string;
  /** Name of the expose that fulfils it. */
  page: string;
  props?: Record<string, string>;
  head: PageHead;
  /** Prop name → name of a slot that any app may fill; the page is complete without it. */
  slots?: Record<string, string>;
  /** Data chunks of the build that the page needs at once. */
  data?: string[];
  /** Singletons that the shell provides on demand and the page needs at once, e.g. `ui-forms`. */
  singletons?: string[];
  /** Kept out of search engines and of the sitemap. */
  noindex?: boolean;
  /** Kept by browsers from the first visit on, to be opened without a network. */
  offline?: boolean;
  /** The frame's cart button stays away: the page is the cart, or its order. */
  hidesCart?: boolean;
  /** Entry of the frame's navigation; entries stand in the order of `order`. */
  navigation?: { label: string; order: number };
}

/** What an app says of itself: authored in its own folder as `app.mjs`, published with each build. */
export interface AppDescription {
  /** Also the name of its folder. */
  name: string;
  /** Name → source file. */
  exposes: Record<string, string>;
  routes: RouteDescription[];
  /** Slot name → expose that fills it on the pages of others. */
  fills?: Record<string, string>;
  /** Data for the whole site. */
  provides?: {
    /** Expose whose default export answers with the live prices. */
    prices?: string;
    /** File of the build behind `GET /products`, or the address of a backend that answers instead. */
    products?: string;
  };
  /** The site as a whole: said by the shell. */
  site?: {
    /** Without trailing slash: `https://example.com`. */
    address: string;
    /** The file of the same name. */
    webManifest: Record<string, unknown>;
  };
}

/** What an expose that a route names must export. */
export interface PageModule<Props = Record<string, unknown>> {
  default: ComponentType<Props>;
  /** Fetches what these props will need. */
  preload?: (props: Props) => Promise<unknown>;
}

/** What an expose behind `provides.prices` must export. */
export interface PricesModule {
  default: () => Promise<Prices>;
}

/** One route of the composed site, as the browser gets it. */
export interface SiteRoute {
  /** Registered spelling. */
  path: string;
  /** `app/Expose`. */
  id: string;
  props?: Record<string, string>;
  /** Prop name → `app/Expose`; slots that no live app fills are absent. */
  slots?: Record<string, string>;
  singletons?: string[];
  hidesCart?: true;
  navigation?: { label: string; order: number };
}

/** The table composed of all live builds; in each page as JSON under `#routes`. */
export interface SiteTable {
  routes: SiteRoute[];
  /** `app/Expose` that answers with the live prices. */
  prices?: string;
}
