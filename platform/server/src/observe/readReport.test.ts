import fc from 'fast-check';
import { ERROR_KINDS, LOAD_PHASES, MAX_REPORTED_ERRORS, MAX_REPORTED_LOADS } from '@asia/shared/contracts';
import { readReport } from './readReport';

it('accepts of any text only what a counter may hold', () => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('a"}', '..', 'é', 'x\n', '', 'other'),
    fc.constantFrom<unknown>(-1, 1e300, { toString: 1 }, { length: 1e9 }),
  );
  /** A record with these members, some of them hostile. */
  const record = (members: Record<string, unknown>) =>
    fc.record(
      Object.fromEntries(
        Object.entries(members).map(([name, value]) => [
          name,
          fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile }),
        ]),
      ),
      { noNullPrototype: true },
    );
  const build = { app: 'menu-mfe', version: '1a2b3c' };
  const whole = { ...build, phase: 'entry', ms: 120, bytes: 4_000, outcome: 'ready', recovered: false };
  const load = record(whole);
  const error = record({ ...build, kind: 'boundary', name: 'TypeError', place: 'chunks/a.js:1:2' });
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(load, load, error, hostile), { maxLength: 70 }).map((list) => JSON.stringify(list)),
    fc.constantFrom(undefined, JSON.stringify(Array(61).fill(whole))),
  );
  let [believed, ofErrors] = [0, 0];
  fc.assert(
    fc.property(body, (text) => {
      const { loads, errors } = readReport(text);
      for (const { app, version, kind, name, place } of errors) {
        for (const label of [app, version, name]) expect(label).toMatch(/^[\w-]+$/);
        expect(ERROR_KINDS).toContain(kind);
        expect(place).toMatch(/^[\w./-]+:\d+:\d+$/);
      }
      for (const { app, version, phase, ms, bytes, outcome, recovered } of loads) {
        for (const name of [app, version, outcome]) expect(name).toMatch(/^[\w-]+$/);
        expect(LOAD_PHASES).toContain(phase);
        expect(ms).toBeLessThanOrEqual(600_000);
        expect(Math.min(ms, bytes)).toBeGreaterThanOrEqual(0);
        expect(typeof recovered).toBe('boolean');
      }
      expect(errors.length).toBeLessThanOrEqual(MAX_REPORTED_ERRORS);
      expect(loads.length + errors.length).toBeLessThanOrEqual(MAX_REPORTED_LOADS);
      believed += loads.length;
      ofErrors += errors.length;
    }),
    { numRuns: 300, seed: 13 },
  );
  expect(Math.min(believed, ofErrors)).toBeGreaterThan(0);
});
