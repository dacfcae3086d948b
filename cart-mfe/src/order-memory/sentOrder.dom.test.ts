import fc from 'fast-check';
import { aCartItem } from '@asia/shared/testing';
import { lastSent, rememberSent, SENT_KEY, sentBefore } from './sentOrder';

const items = [aCartItem({ cartQuantity: 2 }), aCartItem({ note: 'sin cebolla' })];
it('returns time and code of these lines, and null for others', () => {
  const at = new Date(2026, 0, 14, 19, 42);
  expect(lastSent()).toBeNull();
  rememberSent(items, 'K7M-42X', at);
  expect(sentBefore(items)).toEqual({ at, code: 'K7M-42X' });
  expect(lastSent()).toEqual({ at, code: 'K7M-42X' });
  expect(sentBefore(items.slice(1))).toBeNull();
  // As stored before orders had a code.
  rememberSent(items, '', at);
  expect(sentBefore(items)).toEqual({ at, code: null });
  rememberSent([], 'K7M-42X', at);
  expect(sentBefore([])).toBeNull();
});

it('returns a valid date and code or null, whatever the storage contains', () => {
  rememberSent(items, 'K7M-42X', new Date(0));
  const { lines } = JSON.parse(localStorage.getItem(SENT_KEY) ?? '') as { lines: string };
  const at = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(1e300, -1e300, 8.64e15 + 1, 0.5, { toString: 1, valueOf: 1 }),
  );
  const raw = fc.oneof(
    fc.string(),
    fc.json(),
    at.map((time) => JSON.stringify({ lines, at: time })),
    fc.jsonValue().map((code) => JSON.stringify({ lines, at: 0, code })),
    fc.constant(`{"lines":${JSON.stringify(lines)},"at":1e999}`),
  );
  fc.assert(
    fc.property(raw, (stored) => {
      localStorage.setItem(SENT_KEY, stored);
      const sent = sentBefore(items);
      expect(sent?.at.getTime()).not.toBeNaN();
      expect(sent?.code ?? 'K7M-42X').toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    }),
    { numRuns: 300, seed: 13 },
  );
});
