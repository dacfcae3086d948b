import type { LoadRecord } from '@asia/shared/contracts';
import { retryAssets } from './retryAssets';

const turn = () => jest.advanceTimersByTimeAsync(0);
const addresses = () =>
  Array.from(document.head.querySelectorAll('script, link'), (element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace('http://localhost', ''),
  );

/** Adds a file to the page as a loader does. */
async function wait(markup: string) {
  const heard: string[] = [];
  const template = document.createElement('template');
  template.innerHTML = markup;
  const first = template.content.firstElementChild as HTMLScriptElement;
  // Made by script: an element that the parser makes for a template does not request its file.
  const element = document.createElement(first.localName) as HTMLScriptElement;
  for (const { name, value } of first.attributes) element.setAttribute(name, value);
  element.onload = () => heard.push('load');
  element.onerror = () => heard.push('error');
  document.head.append(element);
  await turn();
  const second = () => element.nextElementSibling as HTMLElement;
  const answer = (from: Element, type: 'load' | 'error') => from.dispatchEvent(new Event(type));
  return { element, second, heard, answer };
}

const told: Record<string, Partial<LoadRecord>> = {};
const loads = {
  loads: [],
  remember: (address: string, more: Partial<LoadRecord>) => {
    const { pathname } = new URL(address);
    told[pathname] = { ...told[pathname], ...more };
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
  for (const address of Object.keys(told)) delete told[address];
});
afterAll(() => jest.useRealTimers());

describe('a file that fails', () => {
  it.each([script, style])('is asked for at another address, under the same hash: %s', async (markup) => {
    const { element, second, heard, answer } = await wait(markup);
    answer(element, 'error');
    expect(heard).toEqual([]);
    expect(addresses()[1]).toMatch(/^\/a\.(js|css)\?\d+$/);
    for (const name of ['rel', 'integrity', 'crossorigin'])
      expect(second().getAttribute(name)).toBe(element.getAttribute(name));
    expect(second()).not.toHaveAttribute('data-webpack');
    answer(second(), 'load');
    expect(heard).toEqual(['load']);
    expect(Object.values(told)).toContainEqual({ outcome: 'failed', recovered: true });
  });

  it('fails for whoever waits when the second answer is no better', async () => {
    const { element, second, heard, answer } = await wait(script);
    answer(element, 'error');
    answer(second(), 'error');
    expect(heard).toEqual(['error']);
    expect(addresses()).toEqual(['/a.js']);
    expect(told['/a.js']).toEqual({ outcome: 'failed' });
  });

  it('has another address with every try', async () => {
    const first = await wait(script);
    first.answer(first.element, 'error');
    const other = await wait(script);
    other.answer(other.element, 'error');
    expect(new Set(addresses()).size).toBe(3);
  });
});

describe('a file that keeps silent', () => {
  it('is asked for beside after eight seconds, and the first answer counts', async () => {
    const { second, heard, answer } = await wait(script);
    await jest.advanceTimersByTimeAsync(7_999);
    expect(addresses()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(addresses()).toHaveLength(2);
    answer(second(), 'load');
    expect(heard).toEqual(['load']);
  });

  it('goes on when the second try fails', async () => {
    const { element, second, heard, answer } = await wait(script);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(second(), 'error');
    // After ten seconds a style sheet counts as loaded, but a script does not.
    await jest.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual([]);
    answer(element, 'load');
    expect(heard).toEqual(['load']);
  });

  it('leaves the word to the second try when it fails first', async () => {
    const { element, second, heard, answer } = await wait(script);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(element, 'error');
    expect(heard).toEqual([]);
    answer(second(), 'error');
    expect(heard).toEqual(['error']);
  });

  it('is not asked for again once it has come', async () => {
    const { element, answer } = await wait(script);
    answer(element, 'load');
    await jest.advanceTimersByTimeAsync(8_000);
    expect(addresses()).toHaveLength(1);
    expect(told).toEqual({});
  });

  it('keeps code from waiting for its style for ever', async () => {
    const { heard } = await wait(style);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(heard).toEqual([]);
    expect(told['/a.css']).toEqual({ outcome: 'failed' });
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['load']);
    expect(told['/a.css']).toEqual({ outcome: 'failed', recovered: false });
  });

  it('is told as lost where its second try failed too', async () => {
    const { second, heard, answer } = await wait(style);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(second(), 'error');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual(['load']);
    expect(told['/a.css']).toEqual({ outcome: 'failed', recovered: false });
  });

  it('is not told as lost where its second try came', async () => {
    const { second, answer } = await wait(style);
    await jest.advanceTimersByTimeAsync(8_000);
    answer(second(), 'load');
    expect(addresses()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(told['/a.css']).toEqual({ outcome: 'failed', recovered: true });
  });
});

it('asks again for a file whose element is gone, and leaves alone what asks for none', async () => {
  const { element } = await wait(script);
  document.head.append('words', document.createElement('script'), document.createElement('meta'));
  await turn();
  element.remove();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(addresses()).toEqual(['', expect.stringMatching(/^\/a\.js\?\d+$/)]);
});

it('leaves what is fetched ahead to those who need it', async () => {
  const { element, heard, answer } = await wait('<link rel="preload" as="script" href="/a.js">');
  answer(element, 'error');
  await jest.advanceTimersByTimeAsync(8_000);
  expect(heard).toEqual(['error']);
  expect(addresses()).toHaveLength(1);
});

it.each([[], null])('asks at once for a style sheet that failed before, whose rules are %j', (rules) => {
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
});

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
