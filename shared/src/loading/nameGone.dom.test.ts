import { RELEASES_ID } from '../contracts';
import { answer } from '../testing';
import { LoadFailure } from './LoadFailure';
import { nameGone } from './nameGone';

const chunk = '/mfe/menu-mfe/1a2b/chunks/12.js';
const pinned = { menu: '1a2b' };
const newer = { menu: '2b3c' };
const respond = jest.fn<Response | Error, [url: string]>();
/** What the site answers for its pointer and for the file. */
function serve(live: Response | Error, file: Response | Error) {
  respond.mockReset().mockImplementation((url) => (url === '/releases.json' ? live : file));
}

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${RELEASES_ID}">${JSON.stringify(pinned)}</script>`;
  globalThis.fetch = (url: string | URL | Request) => {
    const answered = respond(url as string);
    return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
  };
});

const failure = new LoadFailure('error', chunk, { cause: new Error('cut') });

it('is gone where another release is live, which answers 404', async () => {
  serve(answer(newer), answer('no', 404));
  await expect(nameGone(failure)).resolves.toMatchObject({
    kind: 'gone',
    address: chunk,
    cause: failure.cause,
  });
});

it.each([
  ['answers 503', answer(newer), answer('no', 503)],
  ['is there', answer(newer), answer({})],
  ['cannot be asked for', answer(newer), new Error('offline')],
])('stays as it is where the file %s', async (_what, live, file) => {
  serve(live, file);
  await expect(nameGone(failure)).resolves.toBe(failure);
});

it.each([
  ['the release of the page is live', answer(pinned)],
  ['no release can be asked for', new Error('offline')],
])('asks for no file where %s', async (_when, live) => {
  serve(live, answer('no', 404));
  await expect(nameGone(failure)).resolves.toBe(failure);
  expect(respond.mock.calls).toEqual([['/releases.json']]);
});

it('asks nothing on a page without releases', async () => {
  document.body.replaceChildren();
  serve(answer(newer), answer('no', 404));
  await expect(nameGone(failure)).resolves.toBe(failure);
  expect(respond).not.toHaveBeenCalled();
});

it.each([new LoadFailure('broken', chunk), new LoadFailure('error', '/products')])(
  'asks nothing about %s',
  async (other) => {
    serve(answer(newer), answer('no', 404));
    await expect(nameGone(other)).resolves.toBe(other);
    expect(respond).not.toHaveBeenCalled();
  },
);
