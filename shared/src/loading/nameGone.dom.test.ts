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
  const gone = { kind: 'gone', address: chunk, cause: failure.cause };
  await expect(nameGone(failure)).resolves.toMatchObject(gone);
});

const all = ['/releases.json', chunk];
it.each([
  ['whose file answers 503', failure, answer(newer), answer('no', 503), all],
  ['whose file is there', failure, answer(newer), answer({}), all],
  ['whose file cannot be asked for', failure, answer(newer), new Error('offline'), all],
  ['of the live release', failure, answer(pinned), answer('no', 404), ['/releases.json']],
  ['without a pointer', failure, new Error('offline'), answer('no', 404), ['/releases.json']],
  ['of code that throws', new LoadFailure('broken', chunk), answer(newer), answer('no', 404), []],
  ['of no build', new LoadFailure('error', '/products'), answer(newer), answer('no', 404), []],
])('leaves a failure %s as it is', async (_what, other, live, file, asked) => {
  serve(live, file);
  await expect(nameGone(other)).resolves.toBe(other);
  expect(respond.mock.calls.flat()).toEqual(asked);
});

it('asks nothing on a page without releases', async () => {
  document.body.replaceChildren();
  serve(answer(newer), answer('no', 404));
  await expect(nameGone(failure)).resolves.toBe(failure);
  expect(respond).not.toHaveBeenCalled();
});
