import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, waitFor } from '@testing-library/react';
import { contentEntry } from '@asia/shared/content';
import { HYDRATED_EVENT, type PageModule } from '@asia/shared/contracts';
import { aSiteTable } from '@asia/shared/testing';
import { setRoutes } from '../routing/routes';
import { prefetchOrder, prefetchPages } from './prefetchPages';

const mockPrefetch = jest.fn<Promise<PageModule | undefined>, [string]>();
jest.mock('../page-view/pageModules', () => ({
  pageModule: (id: string) => ({ prefetch: () => mockPrefetch(id) }),
}));

/** Entries of the content that were prefetched. */
let entries: string[];
let stop: () => void;
let seenByObserver: Element[];

beforeAll(() => setRoutes(aSiteTable()));

beforeEach(() => {
  mockPrefetch.mockReset().mockResolvedValue({ default: () => null });
  entries = [];
  for (const name of ['section/arroz', 'section/sopas', 'categories'])
    jest.spyOn(contentEntry(name), 'prefetch').mockImplementation(() => {
      entries.push(name);
      return Promise.resolve(undefined);
    });
  seenByObserver = [];
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(target: Element) {
      seenByObserver.push(target);
      this.report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    unobserve() {}
    disconnect() {}
  } as never;
  document.body.innerHTML =
    '<main><a id="rice" href="/arrozchino">Arroz</a><a id="soup" href="/Sopas">Sopas</a><a id="wa" href="https://wa.me/1" target="_blank">WhatsApp</a></main><div data-island id="page"></div>';
});

afterEach(() => stop());

const start = () => (stop = prefetchPages(document));
const link = (id: string) => document.getElementById(id)!;

it.each([
  ['pointer', fireEvent.pointerOver],
  ['finger', fireEvent.touchStart],
  ['focus', fireEvent.focusIn],
])('fetches code and data of the page under the %s', async (_, reach) => {
  start();
  reach(link('rice'));
  await Promise.resolve();
  expect(mockPrefetch.mock.calls).toEqual([['menu-mfe/CategoryPage']]);
  expect(entries).toEqual(['section/arroz', 'categories']);
});

it('leaves other sites alone', () => {
  start();
  fireEvent.pointerOver(link('wa'));
  expect(mockPrefetch).not.toHaveBeenCalled();
});

it('fetches pages in view and the font of seals when idle', async () => {
  const load = jest.fn<Promise<FontFace[]>, [string, string]>().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  start();
  const hydrate = (id: string) => fireEvent(link(id), new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  hydrate('rice');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(seenByObserver).toEqual([]);
  link('page').setAttribute('data-hydrated', '');
  hydrate('page');
  await waitFor(() => expect(entries).toEqual(['section/arroz', 'categories', 'section/sopas']));
  expect(seenByObserver).toHaveLength(2);
  await waitFor(() => expect(load).toHaveBeenCalled());
  const faces = readFileSync(path.join(__dirname, '../../../shared/src/ui/fonts/fonts.css'), 'utf8');
  expect(faces).toContain(load.mock.calls[0]?.[0].replace('1em', 'font-family:'));
  Reflect.deleteProperty(document, 'fonts');
});

it('fetches pages in view of a page that was hydrated before', async () => {
  link('page').setAttribute('data-hydrated', '');
  start();
  await waitFor(() => expect(entries).toEqual(['section/arroz', 'categories', 'section/sopas']));
});

it('fetches the pages that finish an order', async () => {
  start();
  prefetchOrder();
  await waitFor(() =>
    expect(mockPrefetch.mock.calls).toEqual([['cart-mfe/CartPage'], ['cart-mfe/CheckoutPage']]),
  );
});

it('fetches nothing ahead when the guest saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  start();
  fireEvent.pointerOver(link('rice'));
  prefetchOrder();
  expect(mockPrefetch).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});
