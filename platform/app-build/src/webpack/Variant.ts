import type { WebpackPluginInstance } from 'webpack';
import type { AppDescription } from '@asia/shared/contracts';

/**
 * What makes an app the shell: the boot script, the entry for browsers, the service worker, and the entry
 * that renders pages. Files are relative to the app.
 */
export interface Host {
  boot: string;
  main: string;
  worker: string;
  prerender: string;
}

/** The `ModuleFederationPlugin` of a remote. */
export type RemotePlugin = (build: Variant) => WebpackPluginInstance;

/** One build of an app. */
export interface Variant {
  app: AppDescription;
  host?: Host;
  remote?: RemotePlugin;
  target: 'web' | 'node';
  dev: boolean;
  serve: boolean;
}
