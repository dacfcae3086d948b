import { appConfigs } from '@asia/presets/webpack';
import app from './app.mjs';

export default appConfigs(app, {
  boot: './src/boot/index.ts',
  main: './src/main.tsx',
  prerender: './src/prerender/index.tsx',
});
