import { computeHash } from '@asia/release-store';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { checkInstallation } from './checkInstallation';

const [major] = process.versions.node.split('.');
const LOCK = '{"packages":{}}';
const stamp = (text: string) => ({ 'node_modules/.installed-from': text });
const current = `Node ${major}, ${computeHash(Buffer.from(LOCK))}`;

it.each([
  ['of this lockfile', stamp(current)],
  ['that says nothing of itself', {}],
])('an installation %s may compile apps', (_what, files) => {
  expect(() => checkInstallation(writeFiles({ 'package-lock.json': LOCK, ...files }))).not.toThrow();
});

it.each([
  ['of another lockfile', stamp(current.replace(/.$/, '-'))],
  ['of another Node', stamp(current.replace(/\d+/, '1'))],
])('an installation %s compiles no app', (_what, files) => {
  expect(() => checkInstallation(writeFiles({ 'package-lock.json': LOCK, ...files }))).toThrow(
    'The installed packages are not those of package-lock.json, or of this Node: npm install, then try again.',
  );
});
