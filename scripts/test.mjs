// @ts-check
import { install, runScript } from './install.mjs';

install();
runScript('scripts/check/index.ts', process.argv.slice(2));
