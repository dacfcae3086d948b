import { EARLY_DISH, HYDRATED, HYDRATED_EVENT } from '@asia/shared/contracts';
import { replayEarlyTaps } from './replayEarlyTaps';

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
const animate = jest.fn(() => ({ cancel }) as unknown as Animation);

describe('replayEarlyTaps', () => {
  beforeAll(() => replayEarlyTaps(document, (target) => target.matches('[data-orders]')));
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    // jsdom does not animate.
    HTMLElement.prototype.animate = animate;
  });
  afterEach(() => jest.useRealTimers());

  it('replays a tap once its island is hydrated, and only once', () => {
    const { find, hydrate } = page('<div id="a" data-island><button>Agregar</button></div>');
    const tapped = jest.fn();
    find('button').click();
    find('button').click();
    find('button').addEventListener('click', tapped);
    hydrate('#a');
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('does not replay a tap that was answered at once', () => {
    const { find, hydrate } = page(
      '<div id="a" data-island><button data-orders="sopas:wan-tan">+</button></div>',
    );
    const tapped = jest.fn();
    find('button').click();
    find('button').addEventListener('click', tapped);
    hydrate('#a');
    expect(tapped).not.toHaveBeenCalled();
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

  it('says that a dish was tapped, and no other element', () => {
    const { find } = page(
      '<div data-island><button></button><a data-needs-code data-dish="sopas:wan-tan"></a></div>',
    );
    find('button').click();
    expect(document.documentElement).not.toHaveAttribute(EARLY_DISH);
    find('a').click();
    expect(document.documentElement).toHaveAttribute(EARLY_DISH);
    document.documentElement.removeAttribute(EARLY_DISH);
  });

  it('keeps a tap for its own island', () => {
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

  it('replays a tap on the element that replaced the tapped one', () => {
    const { find, hydrate } = page(
      '<div id="a" data-island><a href="#n" data-needs-code data-tap="menu">Menú</a></div>',
    );
    const tapped = jest.fn();
    find('a').click();
    find('#a').innerHTML = '<button data-tap="menu">Menú</button>';
    find('button').addEventListener('click', tapped);
    hydrate('#a');
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('lets plain links work and keeps taps on links that need code', () => {
    const { find } = page(
      '<div data-island><a id="plain" href="#x">Menú</a><a id="sheet" href="#y" data-needs-code>Lumpia</a></div>',
    );
    const follows = (id: string) =>
      find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(follows('#plain')).toBe(true);
    expect(follows('#sheet')).toBe(false);
  });

  it('lets a link be opened in a new tab', () => {
    const { find } = page('<div data-island><a href="#y" data-needs-code>Lumpia</a></div>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(find('a').dispatchEvent(click)).toBe(true);
  });
});
