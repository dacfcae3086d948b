import type { PageLoads } from '@asia/shared/contracts';
import { recordLoads, reporter, reportLoads } from './assetLog';

const menu = '/mfe/menu-mfe/1a2b/';

/** Reports files to the observer, as the browser does. */
let measure: (entries: { name: string; duration: number; transferSize: number }[]) => void;

beforeEach(() => {
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntries(): unknown[] }) => void) {
      measure = (entries) => callback({ getEntries: () => entries });
    }
    observe = () => undefined;
  } as unknown as typeof PerformanceObserver;
});

describe('the loads of a page', () => {
  it('are the files of builds, with what they cost', () => {
    const page = recordLoads();
    measure([
      { name: `https://asia.example${menu}remoteEntry.js`, duration: 12.4, transferSize: 4_000 },
      { name: `https://asia.example${menu}chunks/expose-MenuPage.js`, duration: 3, transferSize: 0 },
      { name: 'https://asia.example/pictures/arroz.1-400.avif', duration: 9, transferSize: 9_000 },
    ]);
    const ready = { app: 'menu-mfe', version: '1a2b', outcome: 'ready', recovered: false };
    expect(page.loads).toEqual([
      { ...ready, phase: 'entry', ms: 12, bytes: 4_000 },
      { ...ready, phase: 'chunk', ms: 3, bytes: 0 },
    ]);
  });

  it('record a file that needed a retry as one load with the cost of both requests', () => {
    const page = recordLoads();
    measure([{ name: `https://asia.example${menu}chunks/a.css`, duration: 9, transferSize: 7 }]);
    page.remember(`${menu}chunks/a.css`, { outcome: 'failed' });
    measure([{ name: `https://asia.example${menu}chunks/a.css?17001`, duration: 5, transferSize: 7 }]);
    page.remember(`https://asia.example${menu}chunks/a.css?17001`, { recovered: true });
    expect(page.loads).toMatchObject([
      { phase: 'style', ms: 9, bytes: 14, outcome: 'failed', recovered: true },
    ]);
  });

  it('keep the cost of a prefetched file, which comes from the cache when it is used', () => {
    const page = recordLoads();
    for (const [duration, transferSize] of [
      [40, 4_000],
      [1, 0],
    ] as const)
      measure([{ name: `https://asia.example${menu}remoteEntry.js`, duration, transferSize }]);
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

  const start = (page: PageLoads) => {
    const send = reporter();
    if (send) reportLoads(page, send);
  };
  const leave = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };

  it('is not sent unless the server asks for it', () => {
    header = [];
    const page = recordLoads();
    start(page);
    page.remember(`${menu}remoteEntry.js`, {});
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('goes to the address of the server, once for each load, with nothing about the guest', () => {
    header = [{ name: 'reports', description: '/loads' }];
    const page = recordLoads();
    start(page);
    page.remember(`${menu}remoteEntry.js`, {});
    leave();
    leave();
    page.remember(`${menu}chunks/a.js`, {});
    leave();
    expect(beacon.mock.calls.map(([to]) => to)).toEqual(['/loads', '/loads']);
    const [[first], [second]] = beacon.mock.calls.map(([, body]) => JSON.parse(body) as object[]) as [
      object[],
      object[],
    ];
    expect(Object.keys(first!).sort()).toEqual([
      'app',
      'bytes',
      'ms',
      'outcome',
      'phase',
      'recovered',
      'version',
    ]);
    expect(second).toMatchObject({ phase: 'chunk' });
  });
});
