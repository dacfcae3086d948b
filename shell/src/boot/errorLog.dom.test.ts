import { CAUGHT_EVENT, type CaughtError, type ErrorRecord, RELEASES_ID } from '@asia/shared/contracts';
import { reportErrors } from './errorLog';

const site = location.origin;
const menu = `${site}/mfe/menu-mfe/1a2b/chunks/expose-MenuPage.js`;
const chunk = `${site}/mfe/shell/chunks/ui.0a1b2c3d.js`;
const libraries = `${site}/mfe/shell/chunks/libraries.4e5f6a7b.js`;

let sent: ErrorRecord[];
let listeners: jest.SpyInstance<void, Parameters<typeof addEventListener>>;

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${RELEASES_ID}">{"shell":{"version":"9f8e"}}</script>`;
  sent = [];
  listeners = jest.spyOn(globalThis, 'addEventListener');
  reportErrors((records) => sent.push(...records));
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener);
});

/** An error as Chrome writes it; each place is a line of its stack. */
function thrown(places: readonly string[], message = 'El wok se apagó', name = 'TypeError'): Error {
  const error = Object.assign(new Error(message), { name });
  error.stack = [`${name}: ${message}`, ...places.map((place) => `    at ${place}`)].join('\n');
  return error;
}
const inEvent = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));
const inPromise = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const inBoundary = (detail: CaughtError) => dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail }));

const record = {
  ...{ app: 'menu-mfe', version: '1a2b', kind: 'error', name: 'TypeError' },
  place: 'chunks/expose-MenuPage.js:1:20',
};

describe('an error of a guest', () => {
  it('is reported at once with build, name and place, from an event, a promise and a boundary', () => {
    inEvent(thrown([`onClick (${menu}:1:20)`, `n (${libraries}:1:9)`]));
    expect(sent).toEqual([record]);
    inPromise(thrown([`async ${menu}?17001:1:20`]));
    inBoundary({ thrown: thrown([`Menu (${menu}:1:20)`]), components: `\n    at div (<anonymous>)` });
    expect(sent.map(({ kind }) => kind)).toEqual(['error', 'rejection', 'boundary']);
  });

  it('is found in the stacks of Firefox and Safari', () => {
    const error = thrown([]);
    error.stack = `map@[native code]\nonClick@${menu}:1:20\n@${libraries}:1:9`;
    inEvent(error);
    expect(sent).toEqual([record]);
  });

  it('in a chunk of the shell is of the pinned shell, in a library of whoever called it', () => {
    inEvent(thrown([`add (${chunk}:2:3)`, `onClick (${menu}:1:20)`]));
    inEvent(thrown([`new Map (<anonymous>)`, `render (${libraries}:5:6)`, `onClick (${menu}:1:20)`]));
    inBoundary({
      thrown: thrown([`throwInvalid (${libraries}:7:8)`]),
      components: `\n    at Menu (${menu}:1:30)`,
    });
    expect(sent).toEqual([
      { ...record, app: 'shell', version: '9f8e', place: 'ui.0a1b2c3d.js:2:3' },
      record,
      { ...record, kind: 'boundary', place: 'chunks/expose-MenuPage.js:1:30' },
    ]);
  });

  it('has nothing that the guest typed', () => {
    inEvent(thrown([`onClick (${menu}:1:20)`], `Ana, ana@gmail.com, Calle 10\n    at home`));
    expect(JSON.stringify(sent)).not.toMatch(/Ana|gmail|Calle|home/);
    expect(sent).toEqual([record]);
  });

  it.each([
    ['an extension', thrown([`f (chrome-extension://abc/content.js:1:2)`, `onClick (${menu}:1:20)`])],
    ['another origin', thrown(['f (https://ads.example/mfe/menu-mfe/1a2b/a.js:1:2)'])],
    ['a script that somebody put into the page', thrown(['<anonymous>:1:2', `onClick (${menu}:1:20)`])],
    ['this site besides builds', thrown([`f (${site}/service-worker.js:1:2)`])],
    ['a library that nobody of a build called', thrown([`f (${libraries}:1:2)`])],
    ['what did not load', thrown([`f (${chunk}:1:2)`], 'x', 'LoadFailure')],
    ['a chunk that did not load', Object.assign(thrown([`f (${chunk}:1:2)`]), { request: '/a.js' })],
    ['a text', 'El wok se apagó'],
    ['nothing', null],
  ])('is not reported of %s', (_what, error) => {
    inEvent(error);
    inPromise(error);
    expect(sent).toEqual([]);
  });

  it('is reported once, and three of a visit', () => {
    for (const column of [1, 1, 2, 3, 4, 1]) inEvent(thrown([`onClick (${menu}:1:${column})`]));
    expect(sent.map(({ place }) => place.split(':')[2])).toEqual(['1', '2', '3']);
  });
});
