import { prefersReducedData } from './prefersReducedData';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
const firstByteAfter = (responseStart: number) =>
  set(performance, 'getEntriesByType', (type: string) =>
    type === 'navigation' ? [{ requestStart: 10, responseStart }] : [],
  );

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('leaves a guest of whose line nothing is known everything', () => {
  expect(prefersReducedData()).toBe(false);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'believes a browser that says %j',
  (connection) => {
    set(navigator, 'connection', connection);
    expect(prefersReducedData()).toBe(true);
  },
);

it('takes a line as slow whose first byte took more than 600 ms', () => {
  set(navigator, 'connection', { effectiveType: '4g' });
  firstByteAfter(610);
  expect(prefersReducedData()).toBe(false);
  firstByteAfter(611);
  expect(prefersReducedData()).toBe(true);
});
