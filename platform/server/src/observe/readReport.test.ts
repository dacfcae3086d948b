import fc from 'fast-check';
import { readReport } from './readReport';

it('accepts of any text only what a counter may hold', () => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>('a"}', '..', 'é', 'x\n', '', -1, 1e300, { toString: 1 }, { length: 1e9 }),
  );
  const or = (value: unknown) =>
    fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile });
  const load = fc.record(
    {
      app: or('menu-mfe'),
      version: or('1a2b3c'),
      phase: or('entry'),
      ms: or(120),
      bytes: or(4_000),
      outcome: or('ready'),
      recovered: or(false),
    },
    { noNullPrototype: true },
  );
  const error = fc.record(
    {
      app: or('menu-mfe'),
      version: or('1a2b3c'),
      kind: or('boundary'),
      name: or('TypeError'),
      place: or('chunks/a.js:1:2'),
    },
    { noNullPrototype: true },
  );
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(load, load, error, hostile), { maxLength: 70 }).map((list) => JSON.stringify(list)),
    fc.constant(undefined),
  );
  let [believed, ofErrors] = [0, 0];
  fc.assert(
    fc.property(body, (text) => {
      for (const { app, version, kind, name, place } of readReport(text).errors) {
        ofErrors += 1;
        for (const label of [app, version, kind, name]) expect(label).toMatch(/^[\w-]+$/);
        expect(place).toMatch(/^[\w./-]+:\d+:\d+$/);
      }
      for (const { app, version, phase, ms, bytes, outcome, recovered } of readReport(text).loads) {
        believed += 1;
        for (const name of [app, version, phase, outcome]) expect(name).toMatch(/^[\w-]+$/);
        expect(ms).toBeLessThanOrEqual(600_000);
        expect(Math.min(ms, bytes)).toBeGreaterThanOrEqual(0);
        expect(typeof recovered).toBe('boolean');
      }
    }),
    { numRuns: 300, seed: 13 },
  );
  expect(Math.min(believed, ofErrors)).toBeGreaterThan(0);
});
