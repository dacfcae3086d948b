import fc from 'fast-check';
import { whatsappLink } from '@asia/shared/restaurant';
import { aCartItem } from '@asia/shared/testing';
import { buildOrderMessage } from '../order-message/buildOrderMessage';
import { neighbourhoodLabel } from '../order-message/neighbourhood';
import { DRAFT_KEY, GuestDraft } from './GuestDraft';
import { noDetails } from './guestFields';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it.each(['', '{', 'null', '7', '[]', '{"name":7,"payment":{}}'])('reads %j as an empty form', (raw) => {
  sessionStorage.setItem(DRAFT_KEY, raw);
  expect(new GuestDraft().details).toEqual(noDetails);
});

it('accepts only choices that the form offers', () => {
  sessionStorage.setItem(DRAFT_KEY, '{"neighbourhood":"Marte","payment":"oro","name":"Ana"}');
  expect(new GuestDraft().details).toEqual({ ...noDetails, name: 'Ana' });
  sessionStorage.setItem(DRAFT_KEY, '{"neighbourhood":"recoger","payment":"tarjeta"}');
  expect(new GuestDraft().details).toEqual({ ...noDetails, neighbourhood: 'recoger', payment: 'tarjeta' });
});

it('keeps a text to its last word', () => {
  const note = `${'sin prisa '.repeat(300)}alergia al maní`;
  new GuestDraft().write('note', note);
  expect(new GuestDraft().details.note).toBe(note);
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

it('goes into the browser only if the guest wants it, without the note, and out of it again', () => {
  const draft = new GuestDraft();
  draft.write('name', 'Ana');
  expect(localStorage).toHaveLength(0);
  draft.allow(true);
  draft.write('note', 'timbre dañado');
  draft.keepOrder([aCartItem()]);
  sessionStorage.clear();
  expect(new GuestDraft()).toMatchObject({ kept: true, details: { ...noDetails, name: 'Ana' } });
  expect(localStorage).toHaveLength(2);
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

it('makes a form that can be sent from any stored text, and the same one from what it stores', () => {
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
      expect(Object.keys(draft.details)).toEqual(Object.keys(noDetails));
      for (const text of Object.values(draft.details)) expect(typeof text).toBe('string');
      expect(['', 'efectivo', 'tarjeta']).toContain(draft.details.payment);
      const { text } = buildOrderMessage({ ...draft.details, items: [], notices: [], language: 'es' });
      expect(whatsappLink(text)).toMatch(/^[!-~]+$/);
      expect(neighbourhoodLabel(draft.details.neighbourhood) === '').toBe(!draft.details.neighbourhood);
      draft.allow(draft.kept);
      expect(new GuestDraft()).toMatchObject({ details: draft.details, kept: draft.kept });
    }),
    { numRuns: 300, seed: 13 },
  );
});
