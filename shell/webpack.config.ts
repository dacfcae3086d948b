import { appConfigs } from '@asia/app-build/webpack';
import app from './app';

export default appConfigs(app, {
  boot: './src/boot/index.ts',
  main: './src/app/main.tsx',
  worker: './src/offline/worker/worker.ts',
  prerender: './src/prerender/index.tsx',
});
