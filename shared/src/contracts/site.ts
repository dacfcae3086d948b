import type { ComponentType } from 'react';

/** Head of a page, for browsers, search engines and cards of shared links. */
export interface PageMeta {
  title: string;
  description: string;
  /** File below `/pictures/`: the picture that a shared link shows. */
  share: string;
  shareAlt: string;
}

/**
 * Pages that the frame links to or treats apart: the search of the menu, a carta (its prop `language`), and the pages
 * of an order, which have no cart button. Only `carta` may have several pages.
 */
export type PageRole = 'menu' | 'carta' | 'cart' | 'checkout';

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
  /** Browsers keep the page from the first visit on: it opens without a network. */
  offline?: boolean;
  role?: PageRole;
  /** The page follows the guest's language. Other pages are Spanish, and the frame tells guests of another language. */
  translated?: boolean;
  /** Link to the page in the bar; links are sorted by `order`. */
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

/** A page for each category, with its key as the prop `category`, or for each carta, with its `language`. */
export interface EachDescription extends PageDescription {
  each: 'category' | 'carta';
  /** Key of the only category with this page. Other categories use the page without `only`. */
  only?: string;
}

/** The props of a page, by what loads its module; `never` for a module that is no page. */
type PropsOf<Load> = Load extends () => Promise<{ default: ComponentType<infer Props> }> ? Props : never;

/** Names of the props that a description can give: texts. */
type TextName<Props> = {
  [Name in keyof Props & string]-?: NonNullable<Props[Name]> extends string ? Name : never;
}[keyof Props & string];
/** Names of the props that a widget of another app can fill: all others. */
type SlotName<Props> = Exclude<keyof Props & string, TextName<Props>>;

type IsOptional<Props, Name extends keyof Props> = object extends Pick<Props, Name> ? true : false;

/** `Given` are the props that the page gets from its kind of address, besides the props of its row. */
type Row<Kind, Page, Props, Given extends string> = Omit<Kind, 'page' | 'props' | 'slots'> & {
  page: Page;
  slots?: { [Name in SlotName<Props>]: Record<Name, string> }[SlotName<Props>];
} & (IsOptional<Props, Exclude<TextName<Props>, Given>> extends true
    ? { props?: Pick<Props, Exclude<TextName<Props>, Given>> }
    : { props: Pick<Props, Exclude<TextName<Props>, Given>> });

/** A route whose page, props and slots the compiler checks. A page is complete without any of its slots filled. */
type CheckedRoute<Exposes> = {
  [Page in keyof Exposes & string]: [PropsOf<Exposes[Page]>] extends [never]
    ? never
    : IsOptional<PropsOf<Exposes[Page]>, SlotName<PropsOf<Exposes[Page]>>> extends true
      ? | Row<RouteDescription, Page, PropsOf<Exposes[Page]>, never>
        | Row<EachDescription & { each: 'category' }, Page, PropsOf<Exposes[Page]>, 'category'>
        | Row<EachDescription & { each: 'carta' }, Page, PropsOf<Exposes[Page]>, 'language'>
      : never;
}[keyof Exposes & string];

/** The exposes that can fill a slot: they need no props. */
type Widget<Exposes> = {
  [Name in keyof Exposes & string]: object extends PropsOf<Exposes[Name]> ? Name : never;
}[keyof Exposes & string];

/**
 * Describes an app: written in its own folder as `app.ts`, published with each build.
 * @typeParam Exposes name → function that loads the module, in `app.ts`: the compiler then refuses an unknown expose,
 * prop or key. Published: name → source file
 */
export interface AppDescription<Exposes = Record<string, string>> {
  /** Also the name of its folder. */
  name: string;
  exposes: Exposes;
  routes: (string extends keyof Exposes ? RouteDescription | EachDescription : CheckedRoute<Exposes>)[];
  /** Slot name → expose that fills it on pages of other apps. */
  fills?: Record<string, string extends keyof Exposes ? string : Widget<Exposes>>;
  provides?: {
    /** Address of a backend that replaces the site's own `GET /products`. */
    products?: string;
  };
  /** About the whole site; the shell has it. */
  site?: {
    /** Content of the site's web app manifest, without its names, which the content has. */
    webManifest: Record<string, unknown>;
  };
}

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
