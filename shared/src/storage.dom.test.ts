import { browserStorage, safeStorage, storedFields, tabStorage } from './storage';

it.each([
  ['browser', browserStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
])('keeps a text in the %s until it is removed', (_name, storage, native) => {
  expect(storage.read('key')).toBeNull();
  expect(storage.write('key', 'soup')).toBe(true);
  expect([storage.read('key'), native().getItem('key')]).toEqual(['soup', 'soup']);
  expect(storage.write('key', null)).toBe(true);
  expect(native()).toHaveLength(0);
});

describe('a storage that the browser forbids', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each([
    ['when it is asked for', denied],
    ['when it is used', () => ({ getItem: denied, setItem: denied, removeItem: denied })],
  ])('%s neither reads nor writes', (_when, open) => {
    const storage = safeStorage(open);
    expect(storage.read('key')).toBeUndefined();
    expect([storage.write('key', 'soup'), storage.write('key', null)]).toEqual([false, false]);
    expect(storedFields(storage, 'key').size).toBe(0);
  });
});

it('reads the fields of a stored object', () => {
  browserStorage.write('key', '{"name":"Ana","times":2}');
  expect([...storedFields(browserStorage, 'key')]).toEqual([
    ['name', 'Ana'],
    ['times', 2],
  ]);
});

it.each([null, '', '{', 'null', '7', '"text"', '["x"]'])('finds no fields in %j', (text) => {
  browserStorage.write('key', text);
  expect(storedFields(browserStorage, 'key').size).toBe(0);
});
