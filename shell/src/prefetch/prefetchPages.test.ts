import { fireEvent } from '@testing-library/react';
import type { PageModule } from '@asia/shared/contracts';
import { aSiteTable } from '@asia/shared/testing';
import { setRoutes } from '../routes/routes';
import { prefetchPages } from './prefetchPages';

const mockPrefetch = jest.fn<Promise<PageModule | undefined>, [string]>();
jest.mock('../pages/pageModules', () => ({
  pageModule: (id: string) => ({ prefetch: () => mockPrefetch(id) }),
}));

const prefetch = mockPrefetch;
const preload = jest.fn<Promise<void>, [Record<string, unknown>]>(() => Promise.resolve());
let stop: () => void;
let seenByObserver: Element[];

beforeAll(() => setRoutes(aSiteTable()));

beforeEach(() => {
  prefetch.mockReset().mockResolvedValue({ default: () => null, preload });
  preload.mockClear();
  seenByObserver = [];
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(target: Element) {
      seenByObserver.push(target);
      this.report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    disconnect() {}
  } as never;
  document.body.innerHTML =
    '<main><a id="rice" href="/arrozchino">Arroz</a><a id="soup" href="/Sopas">Sopas</a><a id="wa" href="https://wa.me/1" target="_blank">WhatsApp</a></main>';
});

afterEach(() => stop());

const start = () => (stop = prefetchPages(document));
const link = (id: string) => document.getElementById(id)!;

describe('prefetchPages', () => {
  it('fetches code and data of the page under the pointer, once', async () => {
    start();
    fireEvent.pointerOver(link('rice'));
    fireEvent.pointerOver(link('rice'));
    await Promise.resolve();
    expect(prefetch.mock.calls).toEqual([['menu-mfe/CategoryPage']]);
    expect(preload.mock.calls).toEqual([[{ category: 'arroz' }]]);
  });

  it('takes a finger and the focus for an interest too', async () => {
    start();
    fireEvent.touchStart(link('rice'));
    fireEvent.focusIn(link('soup'));
    await Promise.resolve();
    expect(preload.mock.calls).toEqual([[{ category: 'arroz' }], [{ category: 'sopas' }]]);
  });

  it('leaves other sites alone', () => {
    start();
    fireEvent.pointerOver(link('wa'));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('fetches what is in view only after the guest has given a sign', () => {
    start();
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.scroll(document);
    expect(seenByObserver).toHaveLength(2);
    // Both are the same page component: its code is one request.
    expect(prefetch.mock.calls).toEqual([['menu-mfe/CategoryPage']]);
    expect(preload).not.toHaveBeenCalled();
  });

  it('does not take a list that scrolls by itself for a sign', () => {
    start();
    fireEvent.scroll(document.querySelector('main')!);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('fetches nothing ahead when the guest saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    start();
    fireEvent.pointerOver(link('rice'));
    fireEvent.scroll(document);
    expect(prefetch).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });
});
