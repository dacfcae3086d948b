import type * as Search from './menuSearch';

jest.mock('./rankDishes', () => ({ rankDishes: jest.fn() }));
jest.mock('./SearchResults', () => ({ loadTexts: jest.fn() }));

test.each([true, false])(
  'the search is requested before hydration if the guest is in its field: %s',
  (searching) => {
    document.body.innerHTML = '<input type="search">';
    if (searching) document.querySelector('input')?.focus();
    jest.isolateModules(() => {
      const { menuSearch } = jest.requireActual<typeof Search>('./menuSearch');
      expect(menuSearch.phase).toBe(searching ? 'loading' : 'idle');
    });
  },
);
