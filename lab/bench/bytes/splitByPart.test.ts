import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { packageOf } from './packageOf';
import { splitByPart, textByPart } from './splitByPart';

// `aaaa` from column 0 belongs to the first source, `bb` from column 4 to the second, `;;` from column 6 to
// none.
const code = 'aaaabb;;';
const map: SourceMapInput = {
  version: 3,
  sources: ['webpack://shell/../node_modules/mobx/dist/mobx.mjs', 'webpack://shell/./src/main.tsx'],
  names: [],
  mappings: 'AAAA,ICAA,E',
};

describe('textByPart', () => {
  it('gives each stretch to the source that starts it', () => {
    expect(textByPart(code, map, packageOf)).toEqual({ mobx: 'aaaa', 'own code': 'bb', webpack: ';;' });
  });

  it('gives what precedes every mapping to webpack', () => {
    expect(textByPart('xxbb', { ...map, mappings: 'ECAA' }, packageOf)).toEqual({
      webpack: 'xx',
      'own code': 'bb',
    });
  });
});

describe('splitByPart', () => {
  it('shares out the whole size', () => {
    const shares = splitByPart(code, map, 300, packageOf);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(300, -1);
    expect(shares.mobx).toBeGreaterThan(0);
  });
});
