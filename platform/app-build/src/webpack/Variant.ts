import type { AppDescription } from '@asia/shared/contracts';

/**
 * What makes an app the shell: a script that starts the others, an entry for browsers, a worker that keeps pages for when
 * there is no network, and an entry that writes pages. Files are relative to the app.
 */
export interface Host {
  boot: string;
  main: string;
  worker: string;
  prerender: string;
}

/** One of the builds that an app has. */
export interface Variant {
  app: AppDescription;
  host?: Host;
  target: 'web' | 'node';
  dev: boolean;
  serve: boolean;
}
