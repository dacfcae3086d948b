import path from 'node:path';
import { PRERENDER_VERSION } from '@asia/shared/contracts';
import { root } from '../workspace';
import { checkTypes } from './checkTypes';
import { SharedDeclarations } from './SharedDeclarations';

test('PRERENDER_VERSION is another one when what tools and shell agree on has changed', async () => {
  await checkTypes(root, ['shared']);
  const agreed = new SharedDeclarations(path.join(root, 'shared')).hashDeclarations(
    'src/contracts/prerender.d.ts',
  );
  // Raise the number if a release must refuse older shells. If they can take the change, only write the new hash.
  expect([PRERENDER_VERSION, agreed]).toEqual([2, 'f7e4326b0d39']);
}, 120_000);
