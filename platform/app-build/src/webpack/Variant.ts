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

/**
 * What the development server adds (`dev.ts`). Only its own file knows the packages behind it: a build is installed without
 * them, and its types are checked without them.
 */
export interface Development {
  devPlugins: (variant: Variant) => WebpackPluginInstance[];
  /** Options of webpack-dev-server. */
  devServer: (app: AppDescription) => object;
  /** Transformers of the compiler, for ts-loader. */
  transformers: object;
}

/** One build of an app. */
export interface Variant {
  app: AppDescription;
  host?: Host;
  remote?: RemotePlugin;
  target: 'web' | 'node';
  /** For `npm run dev`. */
  serve: boolean;
}
