import { recordLoads, reporter, reportLoads } from './assetLog';

const menu = '/mfe/menu-mfe/1a2b/';

/** Reports a file to the observer, as the browser does. */
let measure: (path: string, duration: number, transferSize: number) => void;

beforeEach(() => {
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntries(): unknown[] }) => void) {
      measure = (path, duration, transferSize) =>
        callback({ getEntries: () => [{ name: `https://asia.example${path}`, duration, transferSize }] });
    }
    observe = () => undefined;
  } as unknown as typeof PerformanceObserver;
});

describe('the loads of a page', () => {
  it('are the files of builds, with what they cost', () => {
    const page = recordLoads();
    measure(`${menu}remoteEntry.js`, 12.4, 4_000);
    measure(`${menu}chunks/expose-MenuPage.js`, 3, 0);
    measure('/pictures/arroz.1-400.avif', 9, 9_000);
    const ready = { app: 'menu-mfe', version: '1a2b', outcome: 'ready', recovered: false };
    expect(page.loads).toEqual([
      { ...ready, phase: 'entry', ms: 12, bytes: 4_000 },
      { ...ready, phase: 'chunk', ms: 3, bytes: 0 },
    ]);
  });

  it('record a file that needed a retry as one load with the cost of both requests', () => {
    const page = recordLoads();
    measure(`${menu}chunks/a.css`, 9, 7);
    page.remember(`${menu}chunks/a.css`, { outcome: 'failed' });
    measure(`${menu}chunks/a.css?17001`, 5, 7);
    page.remember(`https://asia.example${menu}chunks/a.css?17001`, { recovered: true });
    expect(page.loads).toMatchObject([
      { phase: 'style', ms: 9, bytes: 14, outcome: 'failed', recovered: true },
    ]);
  });

  it('keep the cost of a prefetched file, which comes from the cache when it is used', () => {
    const page = recordLoads();
    measure(`${menu}remoteEntry.js`, 40, 4_000);
    measure(`${menu}remoteEntry.js`, 1, 0);
    expect(page.loads).toMatchObject([{ ms: 40, bytes: 4_000 }]);
  });
});

describe('the report', () => {
  const beacon = jest.fn<boolean, [string, string]>(() => true);
  let header: { name: string; description: string }[];

  beforeEach(() => {
    beacon.mockClear();
    navigator.sendBeacon = beacon as typeof navigator.sendBeacon;
    performance.getEntriesByType = () => [{ serverTiming: header }] as unknown as PerformanceEntryList;
  });

  const start = () => {
    const page = recordLoads();
    const send = reporter();
    if (send) reportLoads(page, send);
    page.remember(`${menu}remoteEntry.js`, {});
    return page;
  };
  const leave = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };

  it('is not sent unless the server asks for it', () => {
    header = [];
    start();
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('goes to the address of the server, once for each load, with nothing about the guest', () => {
    header = [{ name: 'reports', description: '/loads' }];
    const page = start();
    leave();
    leave();
    page.remember(`${menu}chunks/a.js`, {});
    leave();
    expect(beacon.mock.calls.map(([to]) => to)).toEqual(['/loads', '/loads']);
    const [first, second] = beacon.mock.calls.map(([, body]) => JSON.parse(body) as [object]);
    const parts = ['app', 'bytes', 'ms', 'outcome', 'phase', 'recovered', 'version'];
    expect(Object.keys(first![0]).sort()).toEqual(parts);
    expect(second).toMatchObject([{ phase: 'chunk' }]);
  });
});
