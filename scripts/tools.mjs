// @ts-check
// Before a command that needs what `npm start` does not install.
import { hasTools, install } from './install.mjs';

if (process.argv[2] === 'install') install();
else if (!hasTools()) {
  console.error('The tools of development are not installed: npm install --include=dev, then try again.');
  process.exit(1);
}
