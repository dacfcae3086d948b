import type { PageModule } from '@asia/shared/contracts';
import { PageLoader, SLOW_AFTER_MS } from './PageLoader';

const menu: PageModule = { default: () => null };

/** A lazy component settles through React; here its own thenable protocol is enough. */
function settle(component: unknown): Promise<unknown> {
  const { _payload, _init } = component as { _payload: unknown; _init: (payload: unknown) => unknown };
  try {
    return Promise.resolve(_init(_payload));
  } catch (thrown) {
    return thrown as Promise<unknown>;
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

function loaderThat(...answers: (PageModule | Error)[]) {
  const load = jest.fn(() => {
    const answer = answers.shift() ?? menu;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { load, pages: new PageLoader(load) };
}

describe('PageLoader', () => {
  it('gives one page one component', () => {
    const { pages } = loaderThat();
    expect(pages.component('menu-mfe/MenuPage')).toBe(pages.component('menu-mfe/MenuPage'));
    expect(pages.component('menu-mfe/MenuPage')).not.toBe(pages.component('cart-mfe/CartPage'));
  });

  it('loads nothing before a component is rendered', () => {
    const { pages, load } = loaderThat();
    pages.component('menu-mfe/MenuPage');
    expect(load).not.toHaveBeenCalled();
  });

  it('lets a failure through where no prerendered page is on show', async () => {
    const { pages } = loaderThat(new Error('down'));
    await expect(settle(pages.component('menu-mfe/MenuPage'))).rejects.toThrow('down');
    expect(pages.troubles().size).toBe(0);
  });

  it('keeps the prerendered page readable when its code does not arrive', async () => {
    const { pages } = loaderThat(new Error('down'));
    pages.startPrerendered();
    const settled = jest.fn();
    settle(pages.component('menu-mfe/MenuPage')).then(settled, settled);
    await turn();
    expect(settled).not.toHaveBeenCalled();
    expect([...pages.troubles()]).toEqual([['menu-mfe/MenuPage', 'failed']]);
  });

  it('brings a frozen page to life when a retry succeeds', async () => {
    const { pages } = loaderThat(new Error('down'), menu);
    pages.startPrerendered();
    const waiting = settle(pages.component('menu-mfe/MenuPage'));
    await turn();
    await expect(pages.retry('menu-mfe/MenuPage')).resolves.toBe(true);
    await expect(waiting).resolves.toBeDefined();
    expect(pages.troubles().size).toBe(0);
  });

  it('stays frozen when a retry fails, and can be tried again', async () => {
    const { pages } = loaderThat(new Error('down'), new Error('still down'), menu);
    pages.startPrerendered();
    void settle(pages.component('menu-mfe/MenuPage'));
    await turn();
    await expect(pages.retry('menu-mfe/MenuPage')).resolves.toBe(false);
    expect(pages.troubles().size).toBe(1);
    await expect(pages.retry('menu-mfe/MenuPage')).resolves.toBe(true);
  });

  it('starts anew with another component when a page that failed visibly is tried again', async () => {
    const { pages, load } = loaderThat(new Error('down'), menu);
    const first = pages.component('menu-mfe/MenuPage');
    await settle(first).catch(() => {});
    await pages.retry('menu-mfe/MenuPage');
    const second = pages.component('menu-mfe/MenuPage');
    expect(second).not.toBe(first);
    await settle(second);
    expect(load).toHaveBeenLastCalledWith('menu-mfe/MenuPage', 1);
  });

  it('says of a prerendered page that its code is late, until it arrives', async () => {
    jest.useFakeTimers();
    let arrive: (module: PageModule) => void = () => undefined;
    const pages = new PageLoader(() => new Promise((resolve) => (arrive = resolve)));
    pages.startPrerendered();
    const waiting = settle(pages.component('menu-mfe/MenuPage'));
    expect(pages.troubles().size).toBe(0);
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect([...pages.troubles()]).toEqual([['menu-mfe/MenuPage', 'slow']]);
    jest.useRealTimers();
    arrive(menu);
    await waiting;
    expect(pages.troubles().size).toBe(0);
  });

  it('fails visibly on the way back to a page that was left frozen', async () => {
    const { pages } = loaderThat(new Error('down'), new Error('still down'));
    pages.startPrerendered();
    void settle(pages.component('menu-mfe/MenuPage'));
    await turn();
    pages.leavePrerendered();
    expect(pages.troubles().size).toBe(0);
    await expect(settle(pages.component('menu-mfe/MenuPage'))).rejects.toThrow('still down');
  });
});
