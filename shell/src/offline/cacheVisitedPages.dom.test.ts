import { HYDRATED, HYDRATED_EVENT, OFFLINE_COPY_DATE } from '@asia/shared/contracts';
import { cacheVisitedPages, offline } from './cacheVisitedPages';

const registerServiceWorker = jest.fn(() => Promise.resolve());
const banner = jest.fn();
const isIdle = jest.fn<number, [() => void]>();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<div data-island></div>';
  jest.spyOn(offline, 'prefetch').mockImplementation(banner.mockResolvedValue({ registerServiceWorker }));
  Object.assign(window, { requestIdleCallback: isIdle });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.documentElement.removeAttribute(OFFLINE_COPY_DATE);
});

const turn = () => new Promise((resolve) => setTimeout(resolve));
const hydrate = () => {
  document.body.firstElementChild!.setAttribute(HYDRATED, '');
  document.dispatchEvent(new CustomEvent(HYDRATED_EVENT));
};
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

it('caches nothing with Save-Data', async () => {
  saveData();
  cacheVisitedPages(document);
  hydrate();
  await turn();
  expect(isIdle).not.toHaveBeenCalled();
  expect(banner).not.toHaveBeenCalled();
});

it('caches a page once it is hydrated and the browser is idle, and not before', async () => {
  cacheVisitedPages(document);
  await turn();
  expect(isIdle).not.toHaveBeenCalled();
  hydrate();
  await turn();
  expect(banner).not.toHaveBeenCalled();
  isIdle.mock.calls[0]?.[0]();
  await turn();
  expect(registerServiceWorker.mock.calls).toEqual([['/']]);
});

it('brings the banner of a stored page at once, with Save-Data too', () => {
  saveData();
  document.documentElement.setAttribute(OFFLINE_COPY_DATE, '');
  cacheVisitedPages(document);
  expect(banner).toHaveBeenCalledTimes(1);
});
