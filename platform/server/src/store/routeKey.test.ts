import { routeKey } from './routeKey';

describe('routeKey', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Menu', '/menu'],
    ['/MENU//', '/menu'],
    ['/Menu/otro', '/menu/otro'],
    ['//Menu', '//menu'],
  ])('of %s is %s', (path, key) => {
    expect(routeKey(path)).toBe(key);
  });
});
