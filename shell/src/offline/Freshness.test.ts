import type { ReleasePointer } from '@asia/shared/contracts';
import { Freshness } from './Freshness';

const pinned: ReleasePointer = {
  schema: 1,
  shell: { version: 'a', base: '/mfe/shell/a/' },
  remotes: [],
  productsUrl: '/products',
};
const network = jest.fn<Promise<Response>, []>();
const answer = (live: ReleasePointer) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(live)),
  }) as Response;

beforeEach(() => {
  network.mockReset();
  global.fetch = network;
});
afterEach(() => jest.useRealTimers());

it('is alone until somebody answers', async () => {
  network.mockResolvedValue(answer(pinned));
  const freshness = new Freshness(pinned, null);
  freshness.lose();
  expect(freshness.alone).toBe(true);
  await freshness.check();
  expect(freshness).toMatchObject({ alone: false, changed: false });
});

it('knows what was released meanwhile', async () => {
  network.mockResolvedValue(answer({ ...pinned, shell: { version: 'b', base: '/mfe/shell/b/' } }));
  const freshness = new Freshness(pinned, null);
  freshness.lose();
  await freshness.check();
  expect(freshness).toMatchObject({ alone: false, changed: true });
});

it('goes on asking a network that keeps silent', async () => {
  jest.useFakeTimers();
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const freshness = new Freshness(pinned, null);
  freshness.lose();
  await freshness.check();
  expect(freshness.alone).toBe(true);
  network.mockResolvedValue(answer(pinned));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(freshness.alone).toBe(false);
});
