import { DRAFT_KEY, GuestDraft, parseDraft } from './GuestDraft';
import { noDetails } from './guestFields';

beforeEach(() => sessionStorage.clear());

it.each([null, '', '{', 'null', '7', '[]', '{"name":7,"payment":{}}'])('reads %j as an empty form', (raw) => {
  expect(parseDraft(raw)).toEqual(noDetails);
});

it('believes only choices that the form offers', () => {
  expect(parseDraft('{"neighbourhood":"Marte","payment":"oro","name":"Ana"}')).toEqual({
    ...noDetails,
    name: 'Ana',
  });
  expect(parseDraft('{"neighbourhood":"recoger","payment":"tarjeta"}')).toEqual({
    ...noDetails,
    neighbourhood: 'recoger',
    payment: 'tarjeta',
  });
});

it('is there again for the next page of the tab', () => {
  new GuestDraft(() => sessionStorage).write('name', 'Ana');
  expect(new GuestDraft(() => sessionStorage).read().name).toBe('Ana');
});

it('tells its readers of a change, and not of none', () => {
  const draft = new GuestDraft(() => sessionStorage);
  const listener = jest.fn();
  draft.subscribe(listener);
  draft.write('name', 'Ana');
  draft.write('name', 'Ana');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('works in memory where the browser stores nothing', () => {
  const full = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  for (const storage of [null, full]) {
    const draft = new GuestDraft(() => storage);
    draft.write('name', 'Ana');
    expect(draft.read().name).toBe('Ana');
  }
});

it('is gone when it is forgotten', () => {
  const draft = new GuestDraft(() => sessionStorage);
  draft.write('name', 'Ana');
  draft.forget();
  expect(draft.read()).toEqual(noDetails);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});
