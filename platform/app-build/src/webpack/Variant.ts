import type { WebpackPluginInstance } from 'webpack';
import type { AppDescription } from '@asia/shared/contracts';

/** Start files of the shell, relative to the app: boot script, main script, service worker, and what renders pages. */
export interface Host {
  boot: string;
  main: string;
  worker: string;
  prerender: string;
}

export type RemotePlugin = (build: Variant) => WebpackPluginInstance;

/** Parts of the development server. Only `dev.ts` knows the packages behind them: builds and types do without. */
export interface Development {
  devPlugins: (variant: Variant) => WebpackPluginInstance[];
  devServer: (app: AppDescription) => object;
  /** Transformers of the compiler, for ts-loader. */
  transformers: object;
}

export interface Variant {
  app: AppDescription;
  host?: Host;
  remote?: RemotePlugin;
  target: 'web' | 'node';
  /** For `npm run dev`. */
  serve: boolean;
}
