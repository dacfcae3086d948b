import type { ComponentType } from 'react';
import type { Prices } from './menu';

/** What browsers, search engines and the card of a shared link show of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** File below `/share/`: the picture that a shared link shows. */
  share: string;
  shareAlt: string;
}

/**
 * Pages that the frame links to or treats in a way of their own: the search of the whole menu; the menu in one language (its
 * prop `language`); the two pages of an order, which show no cart button. At most one page has each, but for `carta`.
 */
export type PageRole = 'menu' | 'carta' | 'cart' | 'checkout';

/** One page address of an app. */
export interface RouteDescription {
  /**
   * Registered spelling, e.g. `/ArrozChino`: one word of letters a to z, digits and hyphens. The page answers in any letter
   * case. `*` stands for all addresses without a page.
   */
  path: string;
  /** Name of the expose that is the page. */
  page: string;
  props?: Record<string, string>;
  head: PageMeta;
  /** Prop name → name of a slot, which any app may fill; the page is complete without it. */
  slots?: Record<string, string>;
  /** Data chunks of the build that the page needs at once. */
  data?: string[];
  /** Singletons on demand that the page needs at once, e.g. `ui-forms`. */
  singletons?: string[];
  /** Kept out of search engines and of the sitemap. */
  noindex?: boolean;
  /** Browsers keep the page from the first visit on, so that it opens without a network. */
  offline?: boolean;
  /** What the frame uses the page for; without it the frame does not know the page. */
  role?: PageRole;
  /** The page follows the guest's language; others are Spanish, and the frame says so to guests of another language. */
  translated?: boolean;
  /** Entry of the navigation; entries are sorted by `order`. */
  navigation?: { label: string; order: number };
}

/** Describes an app: written in its own folder as `app.mjs`, published with each build. */
export interface AppDescription {
  /** Also the name of its folder. */
  name: string;
  /** Name → source file. */
  exposes: Record<string, string>;
  routes: RouteDescription[];
  /** Slot name → expose that fills it on pages of other apps. */
  fills?: Record<string, string>;
  /** Data for the whole site. */
  provides?: {
    /** Expose with the live prices, a {@link PricesModule}. */
    prices?: string;
    /** File of the build behind `GET /products`, or the address of a backend that answers instead. */
    products?: string;
  };
  /** About the whole site; the shell has it. */
  site?: {
    /** Without trailing slash: `https://example.com`. */
    address: string;
    /** Content of the site's web app manifest. */
    webManifest: Record<string, unknown>;
  };
}

/** What the expose of a page must export. */
export interface PageModule<Props = Record<string, unknown>> {
  default: ComponentType<Props>;
  /** Fetches the data that the page needs with these props. */
  preload?: (props: Props) => Promise<unknown>;
}

/** What the expose in `provides.prices` must export. */
export interface PricesModule {
  default: () => Promise<Prices>;
}

/** A route of the composed site, as browsers get it. */
export interface SiteRoute {
  /** Registered spelling. */
  path: string;
  /** `app/Expose`. */
  id: string;
  props?: Record<string, string>;
  /** Prop name → `app/Expose`; a slot that no live app fills is absent. */
  slots?: Record<string, string>;
  singletons?: string[];
  role?: PageRole;
  translated?: true;
  navigation?: { label: string; order: number };
}

/** The routes of all live builds, as JSON in each page (`#routes`). */
export interface SiteTable {
  routes: SiteRoute[];
  /** `app/Expose` of the live prices, a {@link PricesModule}. */
  prices?: string;
}
