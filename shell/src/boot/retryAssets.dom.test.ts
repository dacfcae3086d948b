import type { LoadRecord } from '@asia/shared/contracts';
import { retryAssets } from './retryAssets';

const addresses = () =>
  Array.from(document.head.querySelectorAll('script, link'), (element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace('http://localhost', ''),
  );
const retry = () => document.head.querySelector('[src*="?"], [href*="?"]')!;

/** Adds a file to the page as a loader does. */
async function add(markup: string) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const written = template.content.firstElementChild!;
  // Created by script: an element of a template does not request its file.
  const element = document.createElement(written.localName);
  for (const { name, value } of written.attributes) element.setAttribute(name, value);
  const events: string[] = [];
  for (const type of ['load', 'error']) element.addEventListener(type, () => events.push(type));
  document.head.append(element);
  await jest.advanceTimersByTimeAsync(0);
  return { element, events };
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
const preload = '<link rel="preload" as="script" href="/a.js">';
const style = '<link rel="stylesheet" href="/a.css" integrity="sha256-b">';

beforeAll(() => retryAssets(document, loads));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  document.head.innerHTML = '';
  for (const address of Object.keys(reported)) delete reported[address];
});

it.each([script, style])(
  'requests a file again at another address, with the same hash: %s',
  async (markup) => {
    const { element } = await add(markup);
    element.dispatchEvent(new Event('error'));
    expect(addresses()).toContainEqual(expect.stringMatching(/^\/a\.(js|css)\?\d+$/));
    for (const name of ['rel', 'integrity', 'crossorigin'])
      expect(retry().getAttribute(name)).toBe(element.getAttribute(name));
    expect(retry()).not.toHaveAttribute('data-webpack');
  },
);

it('has another address with every retry', async () => {
  for (let time = 0; time < 2; time += 1) (await add(script)).element.dispatchEvent(new Event('error'));
  expect(new Set(addresses()).size).toBe(3);
});

const failed = { outcome: 'failed' } as const;
const recovered = { ...failed, recovered: true };
const lost = { ...failed, recovered: false };
type Step = 'file loads' | 'file fails' | 'retry loads' | 'retry fails' | number;

it.each<[string, string, Step[], string[], number, Partial<LoadRecord> | null]>([
  ['loads by its retry', script, ['file fails', 'retry loads'], ['load'], 1, recovered],
  ['loads by its retry', style, ['file fails', 'retry loads'], ['load'], 2, recovered],
  ['waits for its retry', script, ['file fails'], [], 2, failed],
  ['fails with its retry', script, ['file fails', 'retry fails'], ['error'], 1, failed],
  ['is not requested again within eight seconds', script, [7_999], [], 1, null],
  ['is requested again after eight seconds', script, [8_000], [], 2, failed],
  ['loads by the first answer', script, [8_000, 'retry loads'], ['load'], 1, recovered],
  ['waits on after its retry has failed', script, [8_000, 'retry fails', 2_000], [], 1, failed],
  ['can load after its retry', script, [8_000, 'retry fails', 'file loads'], ['load'], 1, recovered],
  ['waits for its retry', script, [8_000, 'file fails'], [], 2, failed],
  ['fails with its retry', script, [8_000, 'file fails', 'retry fails'], ['error'], 1, failed],
  ['is not requested again once it has loaded', script, ['file loads', 8_000], ['load'], 1, null],
  ['does not count as loaded within ten seconds', style, [9_999], [], 2, failed],
  ['counts as loaded after ten seconds', style, [10_000], ['load'], 2, lost],
  ['counts as loaded, its retry failed', style, [8_000, 'retry fails', 2_000], ['load'], 2, lost],
  ['is not retried', preload, ['file fails', 8_000], ['error'], 1, null],
])('a file %s: %s after %j', async (_what, markup, steps, fired, requests, recorded) => {
  const { element, events } = await add(markup);
  for (const step of steps) {
    if (typeof step === 'number') await jest.advanceTimersByTimeAsync(step);
    else {
      const target = step.startsWith('file') ? element : retry();
      target.dispatchEvent(new Event(step.endsWith('loads') ? 'load' : 'error'));
    }
  }
  expect(events).toEqual(fired);
  expect(addresses()).toHaveLength(requests);
  expect(Object.values(reported)).toEqual(recorded ? [recorded] : []);
});

it('records a style sheet as recovered when its retry loaded', async () => {
  await add(style);
  await jest.advanceTimersByTimeAsync(8_000);
  retry().dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(reported['/a.css']).toEqual(recovered);
});

it('retries a file whose element is gone, and ignores nodes without a file', async () => {
  const { element } = await add(script);
  document.head.append('words', document.createElement('script'), document.createElement('meta'));
  await jest.advanceTimersByTimeAsync(0);
  element.remove();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(addresses()).toEqual(['', expect.stringMatching(/^\/a\.js\?\d+$/)]);
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
    expect(addresses()).toContainEqual(expect.stringMatching(/^\/early\.css\?\d+$/));
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
