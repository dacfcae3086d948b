import { computeIntegrity } from '@asia/release-store';
import { OVERRIDES, REPORTS, WAIT_FOR_STYLES } from '@asia/shared/contracts';

/** Header names in lower case, as they are written on the wire. */
export type Headers = Readonly<Record<string, string>>;

const inlineScript = `'${computeIntegrity(Buffer.from(WAIT_FOR_STYLES))}'`;

const maps = ['https://www.google.com', 'https://maps.google.com'];

/** Origins other than the site's own that pages need. */
export interface ForeignOrigins {
  /** Origins of a developer's builds. */
  builds: readonly string[];
  /** Origins of data, e.g. a products backend. */
  data: readonly string[];
}

export interface PageSettings {
  /** Address for reports of loads: `COUNTED_AT` for this server itself, or another one. */
  reportsTo?: string;
  /** Builds that developers may open in place of released ones: `stored`, and origins of their own machine. */
  overrides?: readonly string[];
}

/** The policy of every page. @param secure whether the guest came over https: only then are sub-requests upgraded */
export function contentSecurityPolicy({ builds, data }: ForeignOrigins, secure: boolean): string {
  const own = ["'self'", ...builds];
  const ownAndData = [...new Set([...own, ...data])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...own, inlineScript],
    'style-src': own,
    'style-src-attr': ["'unsafe-inline'"],
    // Pictures come with the style sheets of builds, and with the products of a backend.
    'img-src': ownAndData,
    'font-src': own,
    // Pages ask whether the map's address answers.
    'connect-src': [...ownAndData, ...maps],
    'frame-src': maps,
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const everywhere: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const document: Headers = {
  ...everywhere,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const openToAll: Headers = { 'access-control-allow-origin': '*' };

const revalidate: Headers = { 'cache-control': 'no-cache' };

/**
 * Headers of a page that depend on the operator's settings.
 * `Server-Timing` gives settings to the page's scripts without a request. `Integrity-Policy` blocks scripts that are
 * requested without a hash, and has the browser report them. With `overrides` it is absent, because no page has the
 * hashes of a developer's builds.
 */
export function settledHeaders({ reportsTo, overrides = [] }: PageSettings): Headers {
  const timing = [
    reportsTo && `${REPORTS};desc="${reportsTo}"`,
    overrides.length > 0 && `${OVERRIDES};desc="${overrides.join(' ')}"`,
  ];
  return {
    ...(timing.some(Boolean) && { 'server-timing': timing.filter(Boolean).join(', ') }),
    ...(reportsTo && { 'reporting-endpoints': `${REPORTS}="${reportsTo}"` }),
    ...(overrides.length === 0 && {
      'integrity-policy': `blocked-destinations=(script), endpoints=(${REPORTS})`,
    }),
  };
}

/** Origins that the operator allows on pages. */
export function settledOrigins({ reportsTo = '', overrides = [] }: PageSettings): ForeignOrigins {
  const builds = overrides.filter((place) => URL.canParse(place));
  // Development servers push changes over a socket.
  const sockets = builds.map((origin) => origin.replace(/^http/, 'ws'));
  return { builds, data: [...(URL.canParse(reportsTo) ? [new URL(reportsTo).origin] : []), ...sockets] };
}

/** Every header that the server itself sends, by kind of answer; pages also get a policy and `settledHeaders`. */
export const headers = {
  page: { ...document, ...revalidate, vary: 'Accept-Encoding' },
  /** Pointer and products: public data, read by standalone builds of other origins too. */
  data: { ...everywhere, ...openToAll, ...revalidate, vary: 'Accept-Encoding' },
  /** The service worker and its precache list: a release changes both. */
  worker: { ...everywhere, ...revalidate, vary: 'Accept-Encoding' },
  /** Icons, robots.txt and similar files: fixed addresses whose content may change with a release. */
  asset: { ...everywhere, 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' },
  /** Builds: scripts with integrity, fonts and JSON are read across origins, and pages report their timing. */
  build: {
    ...everywhere,
    ...openToAll,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  },
  picture: {
    ...everywhere,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  },
  /** Not to be cached: health, errors, missing files. */
  passing: { ...everywhere, 'cache-control': 'no-store' },
  /** The owner's page; its address is a key. */
  owner: {
    ...everywhere,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
} satisfies Record<string, Headers>;
