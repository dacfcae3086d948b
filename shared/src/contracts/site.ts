import type { ComponentType } from 'react';

/** What browsers, search engines and the card of a shared link show of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** File below `/pictures/`: the picture that a shared link shows. */
  share: string;
  shareAlt: string;
}

/**
 * Pages that the frame links to or treats in a way of their own: the search of the whole menu; the menu in one language (its
 * prop `language`); the two pages of an order, which show no cart button. At most one page has each, but for `carta`.
 */
export type PageRole = 'menu' | 'carta' | 'cart' | 'checkout';

/** What an app says of one page, or of the pages of one kind. */
interface PageDescription {
  /** Name of the expose that is the page. */
  page: string;
  props?: Record<string, string>;
  /** Prop name → name of a slot, which any app may fill; the page is complete without it. */
  slots?: Record<string, string>;
  /** Entries of the content that the page needs at once, besides its own; `*` stands for the key of an `each`. */
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

/** One page address of an app, as machines read it. */
export interface RouteDescription extends PageDescription {
  /**
   * Registered spelling, e.g. `/ArrozChino`: one word of letters a to z, digits and hyphens. The page answers in any letter
   * case. `*` stands for all addresses without a page.
   */
  path: string;
}

/**
 * One page for each category of the content, which gets its key as the prop `category`, or for each carta, which gets its
 * language as `language`.
 */
export interface EachDescription extends PageDescription {
  each: 'category' | 'carta';
  /** The key of the one that has this page; the others have the page without `only`. */
  only?: string;
}

/** Names of strings: what an app exposes, when nothing is known of it. */
type AnyExposes = Record<string, unknown>;

/** The props of a page, by the module that exposes it; `never` for a module that is no page. */
type PropsOf<Module> = Module extends { default: ComponentType<infer Props> } ? Props : never;

/** Props that a description can give: texts. */
type TextProps<Props> = {
  [Name in keyof Props as Props[Name] extends string ? Name : never]: Props[Name];
};
/** Props that a widget of another app can fill: all others. */
type SlotName<Props> = Exclude<keyof Props & string, keyof TextProps<Props>>;

type Checked = 'page' | 'props' | 'slots';

/** A route whose page, props and slots are checked by the compiler. */
type CheckedRoute<Exposes> = {
  [Page in keyof Exposes & string]: [PropsOf<Exposes[Page]>] extends [never]
    ? never
    : (Omit<RouteDescription, Checked> | Omit<EachDescription, Checked>) & {
        page: Page;
        props?: TextProps<PropsOf<Exposes[Page]>>;
        slots?: {
          [Name in SlotName<PropsOf<Exposes[Page]>>]: Record<Name, string>;
        }[SlotName<PropsOf<Exposes[Page]>>];
      };
}[keyof Exposes & string];

/** A route of an app; `Exposes` as in {@link AppDescription}. */
export type RouteOf<Exposes> = string extends keyof Exposes
  ? RouteDescription | EachDescription
  : CheckedRoute<Exposes>;

/**
 * Describes an app: written in its own folder as `app.ts`, published with each build.
 * @typeParam Exposes name → type of the exposed module, so that the compiler refuses an unknown expose, prop or key
 */
export interface AppDescription<Exposes = AnyExposes> {
  /** Also the name of its folder. */
  name: string;
  /** Name → source file. */
  exposes: Record<keyof Exposes & string, string>;
  routes: RouteOf<Exposes>[];
  /** Slot name → expose that fills it on pages of other apps. */
  fills?: Record<string, keyof Exposes & string>;
  /** Data for the whole site. */
  provides?: {
    /** Address of a backend that answers in place of the site's own `GET /products`. */
    products?: string;
  };
  /** About the whole site; the shell has it. */
  site?: {
    /** Content of the site's web app manifest, without its names, which the content has. */
    webManifest: Record<string, unknown>;
  };
}

/** What the expose of a page must export. */
export interface PageModule<Props = Record<string, unknown>> {
  default: ComponentType<Props>;
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
  /** Entries of the content that the page needs. */
  data?: string[];
  singletons?: string[];
  role?: PageRole;
  translated?: true;
  navigation?: { label: string; order: number };
}

/** The routes of all live builds, as JSON in each page (`#routes`). */
export interface SiteTable {
  routes: SiteRoute[];
}
