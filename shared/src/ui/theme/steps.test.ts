import { readFileSync } from 'node:fs';
import path from 'node:path';
import { steps, WIDE_WINDOW } from './steps';

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const pageHead = readFileSync(path.join(__dirname, '../PageHead.module.css'), 'utf8');

it.each([steps.phone, steps.narrowPhone])('something changes up to %d px', (width) => {
  expect(tokens).toContain(`@media (max-width: ${width}px)`);
});

it('the picture of a page is beside its title in a wide window', () => {
  expect(pageHead).toContain(`@media ${WIDE_WINDOW}`);
});
