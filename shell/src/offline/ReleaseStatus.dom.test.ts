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

const leave = () => {
  const releaseStatus = new ReleaseStatus(pinned, null);
  releaseStatus.goOffline();
  return releaseStatus;
};

it.each([
  ['not stale', 'a', false],
  ['stale after a new release', 'b', true],
])('is offline until the server answers, and then %s', async (_, version, stale) => {
  network.mockResolvedValue(answer({ ...pinned, shell: { version, base: `/mfe/shell/${version}/` } }));
  const releaseStatus = leave();
  expect(releaseStatus.offline).toBe(true);
  await releaseStatus.check();
  expect(releaseStatus).toMatchObject({ offline: false, stale });
});

it('retries while the server does not answer', async () => {
  jest.useFakeTimers();
  allowConsole('error', /Loading chunk failed \(error: \/releases.json\)/);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const releaseStatus = leave();
  await releaseStatus.check();
  expect(releaseStatus.offline).toBe(true);
  network.mockResolvedValue(answer(pinned));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(releaseStatus.offline).toBe(false);
});
