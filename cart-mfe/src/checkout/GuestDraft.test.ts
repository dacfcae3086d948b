import { aCartItem } from '@asia/shared/testing';
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

it('believes only choices that the form offers', () => {
  sessionStorage.setItem(DRAFT_KEY, '{"neighbourhood":"Marte","payment":"oro","name":"Ana"}');
  expect(new GuestDraft().details).toEqual({ ...noDetails, name: 'Ana' });
  sessionStorage.setItem(DRAFT_KEY, '{"neighbourhood":"recoger","payment":"tarjeta"}');
  expect(new GuestDraft().details).toEqual({ ...noDetails, neighbourhood: 'recoger', payment: 'tarjeta' });
});

it('is there again for the next page of the tab', () => {
  new GuestDraft().write('name', 'Ana');
  expect(new GuestDraft().details.name).toBe('Ana');
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
  draft.forget();
  expect(draft.details).toEqual(noDetails);
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

it('is gone when it is forgotten', () => {
  const draft = new GuestDraft();
  draft.write('name', 'Ana');
  draft.forget();
  expect(draft.details).toEqual(noDetails);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});
