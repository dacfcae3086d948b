import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { splitByPackage, textByPackage } from './splitByPackage';

// `aaaa` from column 0 belongs to the first source, `bb` from column 4 to the second, `;;` from column 6 to
// none.
const code = 'aaaabb;;';
const map: SourceMapInput = {
  version: 3,
  sources: ['webpack://shell/../node_modules/mobx/dist/mobx.mjs', 'webpack://shell/./src/main.tsx'],
  names: [],
  mappings: 'AAAA,ICAA,E',
};

describe('textByPackage', () => {
  it('gives each stretch to the source that starts it', () => {
    expect(textByPackage(code, map)).toEqual({ mobx: 'aaaa', 'own code': 'bb', webpack: ';;' });
  });

  it('gives what precedes every mapping to webpack', () => {
    expect(textByPackage('xxbb', { ...map, mappings: 'ECAA' })).toEqual({ webpack: 'xx', 'own code': 'bb' });
  });
});

describe('splitByPackage', () => {
  it('shares out the whole size', () => {
    const shares = splitByPackage(code, map, 300);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(300, -1);
    expect(shares.mobx).toBeGreaterThan(0);
  });
});
