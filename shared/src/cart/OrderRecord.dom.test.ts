import fc from 'fast-check';
import type { CartItem } from '../contracts';
import { browserStorage, safeStorage } from '../storage';
import { aCartItem, setClock } from '../testing';
import { lineKey } from './lineKey';
import { followRecord, OrderRecord, RECORD_KEY } from './OrderRecord';
import { ORDER_NOTE, OrderTexts } from './OrderTexts';

const lumpia = aCartItem({ cartQuantity: 2 });
const noted = aCartItem({ note: 'sin cebolla' });
const soup = aCartItem({ key: 'sopas:wantan' });
const form = { details: 'AAA-111', request: 'BBB-222' };
const sent = (lines: readonly CartItem[] = [lumpia, noted], code = 'K7M-42X') => ({
  ...form,
  code,
  lines,
  replaces: [],
  copied: false,
  items: [],
});
const noon = new Date('2026-01-14T17:00:00Z');
const code = { code: 'K7M-42X', at: noon.getTime() };
const forbidden = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});

function aRecord(storage = browserStorage) {
  const record = new OrderRecord(storage);
  record.remember(sent());
  return record;
}

beforeEach(() => setClock('2026-01-14T17:00:00Z'));

describe.each([
  ['stored', browserStorage],
  ['remembered by a tab without storage', forbidden],
])('an order that is sent, %s', (_how, storage) => {
  const same = { ...form, lines: [noted, lumpia] };

  it.each<[string, Partial<typeof same>]>([
    ['in another order of its lines', {}],
    ['at other prices and names', { lines: [{ ...lumpia, price: 1, name: 'x' }, noted] }],
    ['while a line of it cannot be ordered', { lines: [{ ...lumpia, away: 'soldOut' }, noted] }],
    ['beside a line that cannot be ordered', { lines: [lumpia, noted, { ...soup, away: 'gone' }] }],
    ['in a tab with an empty form', { details: '', request: '' }],
  ])('is the same %s', (_what, change) => {
    const codes = aRecord(storage).codesAt(noon, { ...same, ...change });
    expect(codes).toEqual({ code: 'K7M-42X', replaces: [], corrects: null });
  });

  it.each<[string, Partial<typeof same>]>([
    ['other units', { lines: [{ ...lumpia, cartQuantity: 3 }, noted] }],
    ['another note of a line', { lines: [lumpia, { ...noted, note: 'picante' }] }],
    ['a line less', { lines: [lumpia] }],
    ['a line more', { lines: [lumpia, noted, soup] }],
    ['other lines alone', { lines: [soup] }],
    ['other details', { details: 'CCC-333' }],
    ['another note or time', { request: '' }],
  ])('is corrected by one with %s, for two hours', (_what, change) => {
    const record = aRecord(storage);
    const at = (minutes: number) =>
      record.codesAt(new Date(noon.getTime() + minutes * 60_000), { ...same, ...change });
    expect(at(119)).toMatchObject({ code: null, replaces: [code], corrects: code });
    expect(at(120)).toEqual({ code: null, replaces: [], corrects: null });
  });

  it('is named by all that correct it', () => {
    const record = aRecord(storage);
    for (const next of ['HHH-222', 'JJJ-333']) {
      const { replaces } = record.codesAt(noon, { ...form, lines: [soup] });
      record.remember({ ...sent([noted], next), replaces });
    }
    const { replaces } = record.codesAt(noon, { ...form, lines: [soup] });
    expect(replaces.map((one) => one.code)).toEqual(['JJJ-333', 'HHH-222', 'K7M-42X']);
  });

  it('is corrected no more once the guest ends it, until that is undone, and keeps its code', () => {
    const record = aRecord(storage);
    const undo = record.end();
    expect(record.codesAt(noon, { ...same, lines: [soup] })).toMatchObject({ replaces: [], corrects: null });
    expect(record.withLines([lumpia, noted])).toMatchObject(code);
    undo();
    expect(record.codesAt(noon, { ...same, lines: [soup] }).replaces).toEqual([code]);
  });

  it('ends with its texts, which come back with it', () => {
    const record = aRecord(storage);
    const texts = new OrderTexts(record, storage);
    texts.set(ORDER_NOTE, 'alergia al maní');
    texts.set(soup.key, 'sin cilantro');
    const undo = record.end();
    expect([ORDER_NOTE, soup.key].map((name) => texts.get(name))).toEqual(['', '']);
    texts.set(ORDER_NOTE, 'timbre dañado');
    undo();
    expect([ORDER_NOTE, soup.key].map((name) => texts.get(name))).toEqual([
      'alergia al maní',
      'sin cilantro',
    ]);
  });
});

describe('another tab', () => {
  const notify = () => window.dispatchEvent(new StorageEvent('storage', { key: RECORD_KEY }));

  it('corrects and ends the order too, with the texts of both', () => {
    const [here, there] = [new OrderRecord(), new OrderRecord()];
    const stop = followRecord(there, window);
    const texts = new OrderTexts(there);
    texts.set(ORDER_NOTE, 'alergia al maní');
    here.remember(sent());
    notify();
    expect(there.codesAt(noon, { ...form, lines: [soup] }).replaces).toEqual([code]);
    here.end();
    notify();
    expect(there.openAt(noon)).toBeNull();
    expect(texts.get(ORDER_NOTE)).toBe('');
    stop();
  });

  it('that was closed meanwhile begins without the texts of an ended order', () => {
    const record = new OrderRecord();
    new OrderTexts(record).set(ORDER_NOTE, 'alergia al maní');
    expect(new OrderTexts(new OrderRecord()).get(ORDER_NOTE)).toBe('alergia al maní');
    record.end();
    expect(new OrderTexts(new OrderRecord()).get(ORDER_NOTE)).toBe('');
  });
});

it('keeps whole lines until the guest takes the leave back, and then the rest', () => {
  const record = new OrderRecord();
  record.remember({ ...sent(), items: [lumpia] });
  expect(new OrderRecord().last?.items).toEqual([lumpia]);
  record.forgetItems();
  expect(new OrderRecord().last).toMatchObject({ ...code, items: [] });
});

it('hands a text out once', () => {
  const texts = new OrderTexts(new OrderRecord());
  texts.set(soup.key, 'sin cilantro');
  expect([texts.spend(soup.key), texts.spend(soup.key)]).toEqual(['sin cilantro', '']);
  expect(new OrderTexts(new OrderRecord()).get(soup.key)).toBe('');
});

it('reads an order or none, whatever the storage contains', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('K7M-42X', [code, 7], 1e300, -1, 8.64e15 + 1, { toString: 1, valueOf: 1 }),
  );
  const fields = [...Object.keys(sent()), 'at', 'order', 'units'];
  const last = fc.dictionary(fc.constantFrom(...fields), value).map((given) => ({ ...code, ...given }));
  const raw = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ last: fc.oneof(last, value), open: value }).map((stored) => JSON.stringify(stored)),
  );
  fc.assert(
    fc.property(raw, (stored) => {
      localStorage.setItem(RECORD_KEY, stored);
      const record = new OrderRecord();
      expect(record.last?.code ?? 'K7M-42X').toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
      expect(new Date(record.last?.at ?? 0).getTime()).not.toBeNaN();
      for (const replaced of record.last?.replaces ?? []) expect(replaced).toEqual(code);
      const { replaces } = record.codesAt(noon, { ...form, lines: [lumpia] });
      for (const replaced of replaces) expect(replaced.code).toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
      expect(record.last?.items.map(lineKey) ?? []).not.toContain(undefined);
    }),
    { numRuns: 300, seed: 13 },
  );
});
