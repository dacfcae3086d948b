import { hostConfigs } from '@asia/app-build/webpack';
import app from './app';

/**
 * The host provides the modules of `@asia/shared/singletons`. It has no `ModuleFederationPlugin`, which would put the
 * runtime into the first script: `src/remotes/host.ts` starts the federation when a page of a remote is needed.
 */
export default hostConfigs(app, {
  boot: './src/boot/index.ts',
  main: './src/app/main.tsx',
  worker: './src/offline/worker/worker.ts',
  prerender: './src/prerender/index.tsx',
});
