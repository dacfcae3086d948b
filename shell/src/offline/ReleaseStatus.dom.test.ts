import type { ReleasePointer } from '@asia/shared/contracts';
import { allowConsole, answer } from '@asia/shared/testing';
import { ReleaseStatus } from './ReleaseStatus';

const pinned: ReleasePointer = {
  schema: 1,
  shell: { version: 'a', base: '/mfe/shell/a/' },
  remotes: [],
  content: { version: 'c' },
  productsUrl: '/products',
};
const network = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  network.mockReset();
  global.fetch = network;
});
afterEach(() => jest.useRealTimers());

it('is offline until the server answers', async () => {
  network.mockResolvedValue(answer(pinned));
  const releaseStatus = new ReleaseStatus(pinned, null);
  releaseStatus.goOffline();
  expect(releaseStatus.offline).toBe(true);
  await releaseStatus.check();
  expect(releaseStatus).toMatchObject({ offline: false, stale: false });
});

it('is stale after a new release', async () => {
  network.mockResolvedValue(answer({ ...pinned, shell: { version: 'b', base: '/mfe/shell/b/' } }));
  const releaseStatus = new ReleaseStatus(pinned, null);
  releaseStatus.goOffline();
  await releaseStatus.check();
  expect(releaseStatus).toMatchObject({ offline: false, stale: true });
});

it('retries while the server does not answer', async () => {
  jest.useFakeTimers();
  allowConsole('error', /Loading chunk failed \(error: \/releases.json\)/);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const releaseStatus = new ReleaseStatus(pinned, null);
  releaseStatus.goOffline();
  await releaseStatus.check();
  expect(releaseStatus.offline).toBe(true);
  network.mockResolvedValue(answer(pinned));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(releaseStatus.offline).toBe(false);
});
