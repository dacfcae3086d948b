import { keepNoteDraft, noteDraft } from './noteDrafts';

const DISH = 'arroz:arroz-yangzhou';

/** The note in the same tab after a reload. */
function afterReload(): string {
  let note = '';
  jest.isolateModules(() => {
    note = jest.requireActual<typeof import('./noteDrafts')>('./noteDrafts').noteDraft(DISH);
  });
  return note;
}

test('a note outlasts a reload, until it is removed', () => {
  expect(afterReload()).toBe('');
  keepNoteDraft(DISH, 'SIN MANÍ');
  expect(afterReload()).toBe('SIN MANÍ');
  keepNoteDraft(DISH, '');
  expect(afterReload()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that refuses to store keeps the note until a reload', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepNoteDraft(DISH, 'SIN MANÍ');
  expect(noteDraft(DISH)).toBe('SIN MANÍ');
  expect(afterReload()).toBe('');
});
