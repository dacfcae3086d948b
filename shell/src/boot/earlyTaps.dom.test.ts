import { HYDRATED, HYDRATED_EVENT } from '@asia/shared/contracts';
import { earlyTaps } from './earlyTaps';

function page(html: string) {
  document.body.innerHTML = html;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const hydrate = (selector: string) => {
    find(selector).setAttribute(HYDRATED, '');
    find(selector).dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
    jest.runAllTimers();
  };
  return { find, hydrate };
}

const cancel = jest.fn();
const onDish = jest.fn();
const animate = jest.fn(() => ({ cancel }) as unknown as Animation);

beforeAll(() => earlyTaps(document, (target) => target.matches('[data-orders]'), onDish));
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  // jsdom does not animate.
  HTMLElement.prototype.animate = animate;
});

it.each([
  ['once, however often it came', '<button id="x">Agregar</button>', 1],
  ['not if it was answered at once', '<button id="x" data-orders="sopas:wan-tan">+</button>', 0],
])('replays a tap once its island is hydrated: %s', (_, button, times) => {
  const { find, hydrate } = page(`<div id="a" data-island>${button}</div>`);
  const tapped = jest.fn();
  find('#x').click();
  find('#x').click();
  find('#x').addEventListener('click', tapped);
  hydrate('#a');
  expect(tapped).toHaveBeenCalledTimes(times);
});

it('does not animate an element that answered at once', () => {
  page('<div data-island><button data-orders="sopas:wan-tan">+</button></div>').find('button').click();
  expect(animate).not.toHaveBeenCalled();
});

it('animates the tapped element until the tap is replayed, without changing an attribute', () => {
  const { find, hydrate } = page('<div id="a" data-island><button>Agregar</button></div>');
  const before = find('button').outerHTML;
  find('button').click();
  expect(find('button').outerHTML).toBe(before);
  expect(animate).toHaveBeenCalledTimes(1);
  expect(cancel).not.toHaveBeenCalled();
  hydrate('#a');
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('replays of two tapped dishes the last, and asks for the code of each', () => {
  const { find, hydrate } = page(
    '<div id="a" data-island><button></button><a id="x" data-needs-code data-dish="sopas:wan-tan"></a><a id="y" data-needs-code data-dish="sopas:miso"></a></div>',
  );
  for (const id of ['button', '#x', '#x', '#y']) find(id).click();
  expect(onDish).toHaveBeenCalledTimes(2);
  expect(cancel).toHaveBeenCalledTimes(1);
  const replayed: string[] = [];
  find('#a').addEventListener('click', ({ target }) => replayed.push((target as Element).id || 'button'));
  hydrate('#a');
  expect(replayed).toEqual(['button', 'y']);
});

it('holds a tap for its own island', () => {
  const { find, hydrate } = page(
    '<div id="a" data-island></div><div id="b" data-island><button>Agregar</button></div>',
  );
  const tapped = jest.fn();
  find('button').click();
  find('button').addEventListener('click', tapped);
  hydrate('#a');
  expect(tapped).not.toHaveBeenCalled();
  hydrate('#b');
  expect(tapped).toHaveBeenCalledTimes(1);
});

it('ignores taps on a hydrated island', () => {
  const { find } = page('<div data-island data-hydrated><button>Agregar</button></div>');
  const tapped = jest.fn();
  find('button').addEventListener('click', tapped);
  find('button').click();
  expect(tapped).toHaveBeenCalledTimes(1);
});

it.each([
  ['lets a plain link work', '', {}, true],
  ['holds a tap on a link that needs code', 'data-needs-code', {}, false],
  ['lets such a link be opened in a new tab', 'data-needs-code', { ctrlKey: true }, true],
])('%s', (_, attribute, keys, follows) => {
  const { find } = page(`<div data-island><a href="#y" ${attribute}>Lumpia</a></div>`);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  expect(find('a').dispatchEvent(click)).toBe(follows);
});
