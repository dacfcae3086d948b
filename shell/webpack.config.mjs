import { appConfigs } from '@asia/presets/webpack';
import app from './app.mjs';

export default appConfigs(app, {
  boot: './src/boot/index.ts',
  main: './src/main.tsx',
  worker: './src/worker/worker.ts',
  prerender: './src/prerender/index.tsx',
});
