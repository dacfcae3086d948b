import { readFileSync } from 'node:fs';
import path from 'node:path';
import { steps } from './steps';

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

it.each([steps.phone, steps.narrowPhone])('something changes up to %d px', (width) => {
  expect(tokens).toContain(`@media (max-width: ${width}px)`);
});
