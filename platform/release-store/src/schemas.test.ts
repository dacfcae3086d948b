import fc from 'fast-check';
import { parseManifest, parsePointer } from '.';

const pointer = {
  schema: 1,
  shell: { version: 's', base: '/mfe/shell/s/' },
  remotes: [{ name: 'menu', container: 'menu', version: 'm', base: '/mfe/menu/m/', entry: 'remoteEntry.js' }],
  content: { version: 'c' },
  productsUrl: '/products',
};

it('reads a pointer, and what a newer writer adds to it', () => {
  const newer = { ...pointer, later: true };
  expect(parsePointer(newer)).toEqual(newer);
});

it.each([
  [null, 'it: '],
  [{ ...pointer, schema: 3 }, 'schema: '],
  [{ ...pointer, remotes: {} }, 'remotes: '],
  [{ ...pointer, shell: { base: '/' } }, 'shell.version: '],
  [{ ...pointer, remotes: [{ ...pointer.remotes[0], version: '' }] }, 'remotes[0].version: '],
])('refuses the pointer %j', (value, place) => {
  expect(() => parsePointer(value)).toThrow(place);
});

it('accepts any JSON as a pointer with all of its keys, or refuses it and names the place', () => {
  const outcome = (value: unknown) => {
    try {
      return Object.keys(parsePointer(value)).filter((key) => key in pointer);
    } catch (error) {
      return String(error).replace(/^TypeError: [\w[\].]+: .+/, 'refused');
    }
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(pointer)), (value, key) => {
      for (const wrong of [value, { ...pointer, [key]: value }])
        expect([Object.keys(pointer), 'refused']).toContainEqual(outcome(wrong));
    }),
  );
});

it('refuses a manifest of older tools, and one whose app has no name of a folder', () => {
  const description = { name: '../menu', exposes: {}, routes: [] };
  const manifest = {
    schema: 4,
    app: 'menu',
    version: 'm',
    description,
    own: { scripts: [], styles: [] },
    pages: {},
    fonts: [],
    files: {},
    integrity: {},
    pictures: [],
  };
  expect(() => parseManifest(manifest)).toThrow('description.name: is no name of a folder');
  const named = { ...manifest, description: { ...description, name: 'menu' } };
  expect(parseManifest(named)).toMatchObject({ app: 'menu' });
  expect(() => parseManifest({ ...named, schema: 3 })).toThrow('schema: ');
});
