import { existsSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../../..');

/** The project's folder. Bundled tools (`npm run bundle`) have no project: they work in the current folder. */
export const root = existsSync(path.join(workspace, 'package-lock.json')) ? workspace : process.cwd();
