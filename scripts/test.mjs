// @ts-check
import { install, runScript } from './install.mjs';

install();
runScript('scripts/check.ts', process.argv.slice(2));
