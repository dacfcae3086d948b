import { aCartItem } from '@asia/shared/testing';
import fc from 'fast-check';
import { rememberSent, SENT_KEY, sentBefore } from './sentOrder';

const items = [aCartItem({ cartQuantity: 2 }), aCartItem({ note: 'sin cebolla' })];
beforeEach(() => localStorage.clear());

it('returns when these lines were opened, and null for any others', () => {
  const at = new Date(2026, 0, 14, 19, 42);
  rememberSent(items, at);
  expect(sentBefore(items)).toEqual(at);
  expect(sentBefore(items.slice(1))).toBeNull();
  rememberSent([], at);
  expect(sentBefore([])).toBeNull();
});

it('returns a valid date or null, whatever the storage contains', () => {
  rememberSent(items, new Date(0));
  const { lines } = JSON.parse(localStorage.getItem(SENT_KEY) ?? '') as { lines: string };
  const at = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(1e300, -1e300, 8.64e15 + 1, 0.5, { toString: 1, valueOf: 1 }),
  );
  const raw = fc.oneof(
    fc.string(),
    fc.json(),
    at.map((time) => JSON.stringify({ lines, at: time })),
    fc.constant(`{"lines":${JSON.stringify(lines)},"at":1e999}`),
  );
  fc.assert(
    fc.property(raw, (stored) => {
      localStorage.setItem(SENT_KEY, stored);
      expect(sentBefore(items)?.getTime()).not.toBeNaN();
    }),
    { numRuns: 300, seed: 13 },
  );
});
