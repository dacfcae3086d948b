import type { LoadRecord } from '@asia/shared/contracts';
import { retryAssets } from './retryAssets';

const turn = () => jest.advanceTimersByTimeAsync(0);
const addresses = () =>
  Array.from(document.head.querySelectorAll('script, link'), (element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace('http://localhost', ''),
  );

/** Adds a file to the page as a loader does. */
async function wait(markup: string) {
  const events: string[] = [];
  const template = document.createElement('template');
  template.innerHTML = markup;
  const first = template.content.firstElementChild as HTMLScriptElement;
  // Created by script: an element of a template does not request its file.
  const element = document.createElement(first.localName) as HTMLScriptElement;
  for (const { name, value } of first.attributes) element.setAttribute(name, value);
  element.onload = () => events.push('load');
  element.onerror = () => events.push('error');
  document.head.append(element);
  await turn();
  const retry = () => element.nextElementSibling as HTMLElement;
  const answer = (from: Element, type: 'load' | 'error') => from.dispatchEvent(new Event(type));
  return { element, retry, events, answer };
}

const reported: Record<string, Partial<LoadRecord>> = {};
const loads = {
  loads: [],
  remember: (address: string, more: Partial<LoadRecord>) => {
    const { pathname } = new URL(address);
    reported[pathname] = { ...reported[pathname], ...more };
  },
};

const script =
  '<script src="/a.js" integrity="sha256-a" crossorigin="anonymous" data-webpack="menu:1"></script>';
const style = '<link rel="stylesheet" href="/a.css" integrity="sha256-b">';

beforeAll(() => {
  jest.useFakeTimers();
  retryAssets(document, loads);
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  document.head.innerHTML = '';
  for (const address of Object.keys(reported)) delete reported[address];
});
afterAll(() => jest.useRealTimers());

describe('a file that fails', () => {
  it.each([script, style])(
    'is requested again at another address, with the same hash: %s',
    async (markup) => {
      const { element, retry, events, answer } = await wait(markup);
      answer(element, 'error');
      expect(events).toEqual([]);
      expect(addresses()[1]).toMatch(/^\/a\.(js|css)\?\d+$/);
      for (const name of ['rel', 'integrity', 'crossorigin'])
        expect(retry().getAttribute(name)).toBe(element.getAttribute(name));
      expect(retry()).not.toHaveAttribute('data-webpack');
      answer(retry(), 'load');
      expect(events).toEqual(['load']);
      expect(Object.values(reported)).toContainEqual({ outcome: 'failed', recovered: true });
    },
  );

  it('fires `error` when the retry fails too', async () => {
    const { element, retry, events, answer } = await wait(script);
    answer(element, 'error');
    answer(retry(), 'error');
    expect(events).toEqual(['error']);
    expect(addresses()).toEqual(['/a.js']);
    expect(reported['/a.js']).toEqual({ outcome: 'failed' });
  });

  it('has another address with every retry', async () => {
    const first = await wait(script);
    first.answer(first.element, 'error');
    const other = await wait(script);
    other.answer(other.element, 'error');
    expect(new Set(addresses()).size).toBe(3);
  });
});

describe('a file that does not answer', () => {
  it('is requested a second time after eight seconds, and the first answer counts', async () => {
    const { retry, events, answer } = await wait(script);
    await jest.advanceTimersByTimeAsync(7_999);
    expect(addresses()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(addresses()).toHaveLength(2);
    answer(retry(), 'load');
    expect(events).toEqual(['load']);
  });

  it('can still load after its retry has failed', async () => {
    const { element, retry, events, answer } = await wait(script);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(retry(), 'error');
    // After ten seconds a style sheet counts as loaded, but a script does not.
    await jest.advanceTimersByTimeAsync(2_000);
    expect(events).toEqual([]);
    answer(element, 'load');
    expect(events).toEqual(['load']);
  });

  it('waits for its retry when it fails first', async () => {
    const { element, retry, events, answer } = await wait(script);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(element, 'error');
    expect(events).toEqual([]);
    answer(retry(), 'error');
    expect(events).toEqual(['error']);
  });

  it('is not requested again once it has loaded', async () => {
    const { element, answer } = await wait(script);
    answer(element, 'load');
    await jest.advanceTimersByTimeAsync(8_000);
    expect(addresses()).toHaveLength(1);
    expect(reported).toEqual({});
  });

  it('fires `load` after ten seconds if it is a style sheet', async () => {
    const { events } = await wait(style);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(events).toEqual([]);
    expect(reported['/a.css']).toEqual({ outcome: 'failed' });
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['load']);
    expect(reported['/a.css']).toEqual({ outcome: 'failed', recovered: false });
  });

  it('is recorded as not recovered when its retry failed too', async () => {
    const { retry, events, answer } = await wait(style);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(retry(), 'error');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(events).toEqual(['load']);
    expect(reported['/a.css']).toEqual({ outcome: 'failed', recovered: false });
  });

  it('is recorded as recovered when its retry loaded', async () => {
    const { retry, answer } = await wait(style);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(retry(), 'load');
    expect(addresses()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reported['/a.css']).toEqual({ outcome: 'failed', recovered: true });
  });
});

it('retries a file whose element is gone, and ignores nodes without a file', async () => {
  const { element } = await wait(script);
  document.head.append('words', document.createElement('script'), document.createElement('meta'));
  await turn();
  element.remove();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(addresses()).toEqual(['', expect.stringMatching(/^\/a\.js\?\d+$/)]);
});

it('does not retry preloads', async () => {
  const { element, events, answer } = await wait('<link rel="preload" as="script" href="/a.js">');
  answer(element, 'error');
  await jest.advanceTimersByTimeAsync(8_000);
  expect(events).toEqual(['error']);
  expect(addresses()).toHaveLength(1);
});

it.each([[], null])(
  'retries at once a style sheet that failed before the boot script ran, with rules %j',
  (rules) => {
    document.head.innerHTML = '<link rel="stylesheet" href="/early.css" integrity="sha256-c">';
    const sheet = {
      get cssRules() {
        if (!rules) throw new DOMException('Cannot access rules', 'SecurityError');
        return rules;
      },
    };
    Object.defineProperty(document.querySelector('link'), 'sheet', { value: sheet });
    retryAssets(document, loads);
    expect(addresses()).toEqual(['/early.css', expect.stringMatching(/^\/early\.css\?\d+$/)]);
  },
);

it.each([
  ['replaces', 'no answer', null],
  ['leaves alone', 'come', { cssRules: [1] }],
])('%s, after three seconds, a style sheet of the page that has %s', async (_what, _has, sheet) => {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.css" integrity="sha256-d">';
  const link = document.querySelector('link');
  Object.defineProperty(link, 'sheet', { value: sheet });
  retryAssets(document, loads);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(document.querySelector('link')).toBe(link);
  await jest.advanceTimersByTimeAsync(1);
  expect(document.querySelector('link') === link).toBe(sheet !== null);
  expect(addresses()).toEqual(['/page.css']);
});
