import fc from 'fast-check';
import { orderRecord } from '@asia/shared/cart';
import { buildOrderMessage } from '../order-message/buildOrderMessage';
import { neighbourhoodLabel } from '../order-message/neighbourhood';
import type { GuestDetails } from '../order-message/Order';
import { DRAFT_KEY, followOtherTabs, GuestDraft } from './GuestDraft';
import { noDetails } from './guestFields';

// No test knows the order of another.
beforeEach(() => {
  orderRecord.end();
  localStorage.clear();
});

it.each([
  ...['', '{', 'null', '7', '[]', '{"name":7,"payment":{}}'].map((raw) => [raw, {}] as const),
  // The form still shows choices that it offers no more.
  ['{"neighbourhood":"Marte","payment":"oro"}', { neighbourhood: 'Marte', payment: 'oro' }] as const,
])('reads %j as a form with %j', (raw, details) => {
  sessionStorage.setItem(DRAFT_KEY, raw);
  expect(new GuestDraft().details).toEqual({ ...noDetails, ...details });
});

it('keeps a text to its last word', () => {
  const note = `${'sin prisa '.repeat(300)}alergia al maní`;
  new GuestDraft().write('note', note);
  expect(new GuestDraft().details.note).toBe(note);
});

it('ends with its order in note and time alone', () => {
  const draft = new GuestDraft();
  for (const field of ['name', 'note', 'when'] as const) draft.write(field, 'x');
  const undo = orderRecord.end();
  expect(draft.details).toEqual({ ...noDetails, name: 'x' });
  undo();
  expect(draft.details).toEqual({ ...noDetails, name: 'x', note: 'x', when: 'x' });
});

it('works in memory where the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const draft = new GuestDraft();
  draft.write('name', 'Ana');
  expect(draft.details.name).toBe('Ana');
  draft.allow(false);
  expect(draft.kept).toBe(false);
});

it('goes into the browser only if the guest wants it, without note', () => {
  const draft = new GuestDraft();
  draft.write('name', 'Ana');
  expect(localStorage).toHaveLength(0);
  draft.allow(true);
  draft.write('note', 'timbre dañado');
  draft.keepDetails();
  sessionStorage.clear();
  const { kept, details } = new GuestDraft();
  expect([kept, details]).toEqual([true, { ...noDetails, name: 'Ana', note: 'timbre dañado' }]);
  expect(localStorage.getItem(DRAFT_KEY)).not.toContain('timbre');
  expect(localStorage).toHaveLength(1);
  new GuestDraft().allow(false);
  expect(localStorage).toHaveLength(0);
});

it.each(['[]', '["x"]', '"text"', '{"x":1}', '{"name":1}'])(
  'takes %j for no leave to keep anything',
  (raw) => {
    localStorage.setItem(DRAFT_KEY, raw);
    expect(new GuestDraft().kept).toBe(false);
  },
);

describe('two tabs', () => {
  const stored = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
  const openTab = (details: Partial<GuestDetails> = {}) => {
    const tab = new GuestDraft();
    for (const [field, value] of Object.entries(details)) tab.write(field as keyof GuestDetails, value);
    stops.push(followOtherTabs(tab));
    return tab;
  };
  const notify = () => window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY }));
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it.each([
    ['reports a change', notify],
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    [
      'is restored from the back/forward cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('show one consent once a tab %s', (_, show) => {
    const [first, second] = [openTab(), openTab()];
    first.allow(true);
    expect(second.kept).toBe(false);
    show();
    expect(second.kept).toBe(true);
    second.allow(false);
    show();
    expect(first.kept).toBe(false);
  });

  it('keep nothing once it is taken back in one of them, even without an event', () => {
    const first = openTab({ name: 'Ana' });
    first.allow(true);
    const second = openTab();
    first.keepDetails();
    first.allow(false);
    second.write('phone', '300 123 4567');
    second.keepDetails();
    expect([localStorage.length, second.kept]).toEqual([0, false]);
  });

  it('never delete what the other keeps', () => {
    const [first, second] = [openTab({ name: 'Ana' }), openTab()];
    first.allow(true);
    first.keepDetails();
    second.write('phone', '300 123 4567');
    expect(stored()).toMatchObject({ name: 'Ana', phone: '300 123 4567' });
  });

  it('keep the last text of each field, and what an order was sent with', () => {
    const [first, second] = [openTab({ name: 'Ana' }), openTab({ email: 'ana@correo.com' })];
    first.allow(true);
    first.write('name', 'Ana María');
    second.write('phone', '300 123 4567');
    expect(stored()).toMatchObject({ name: 'Ana María', phone: '300 123 4567', email: '' });
    second.write('name', '');
    expect(stored()).toMatchObject({ name: '' });
    first.keepDetails();
    second.keepDetails();
    expect(stored()).toMatchObject({ name: 'Ana María', email: 'ana@correo.com' });
  });
});

it('makes a form that can be sent from any stored text', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.constantFrom('recoger', 'tarjeta', '__proto__', '\ud83d'),
    fc.jsonValue(),
    fc.constant({ toString: 1, valueOf: null, toJSON: 'x', length: 1e300 }),
  );
  const fields = [...Object.keys(noDetails), '__proto__', 'toJSON', 'constructor'];
  const raw = fc.oneof(
    fc.string(),
    fc.json(),
    fc.dictionary(fc.constantFrom(...fields), value).map((stored) => JSON.stringify(stored)),
  );
  fc.assert(
    fc.property(raw, raw, (ofTab, ofBrowser) => {
      sessionStorage.setItem(DRAFT_KEY, ofTab);
      localStorage.setItem(DRAFT_KEY, ofBrowser);
      const draft = new GuestDraft();
      expect(Object.keys(draft.details).sort()).toEqual(Object.keys(noDetails).sort());
      for (const text of Object.values(draft.details)) expect(typeof text).toBe('string');
      const { link } = buildOrderMessage({
        ...draft.details,
        items: [],
        notices: [],
        language: 'es',
        code: null,
        replaces: [],
      });
      expect(link).toMatch(/^[!-~]+$/);
      expect(neighbourhoodLabel(draft.details.neighbourhood) === '').toBe(!draft.details.neighbourhood);
      draft.allow(draft.kept);
      const again = new GuestDraft();
      expect([again.details, again.kept]).toEqual([draft.details, draft.kept]);
    }),
    { numRuns: 300, seed: 13 },
  );
});
