/** @jest-environment node */
import { fetchJson } from './http';

let asked: { url: unknown; init?: RequestInit }[] = [];

function answerWith(answer: (signal: AbortSignal) => Promise<Response>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push({ url, init });
    return answer(init?.signal ?? new AbortController().signal);
  });
}

/** Never answers, and rejects once aborted, as the browser does. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    const stop = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', stop);
  });

/** Begins an answer that never ends. */
function stalling(signal: AbortSignal) {
  const body = new ReadableStream({
    start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
  });
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
}

function respond(body: string, type: string | null, status = 200): void {
  const headers = type === null ? undefined : { 'content-type': type };
  const bytes = new TextEncoder().encode(body);
  answerWith(() => Promise.resolve(new Response(bytes, { status, headers })));
}

beforeEach(() => {
  asked = [];
});

test('JSON is asked for at the address given', async () => {
  respond('[]', 'application/json');
  await fetchJson('/products');
  expect(asked).toMatchObject([{ url: '/products', init: { headers: { accept: 'application/json' } } }]);
});

test.each([
  ['[{"id":1}]', 'application/json', [{ id: 1 }]],
  ['[]', 'application/json; charset=utf-8', []],
  ['[]', 'APPLICATION/JSON', []],
  ['[]', 'application/problem+json', []],
  ['null', 'application/json', null],
])('the answer %p of type %s is read', async (body, type, data) => {
  respond(body, type);
  await expect(fetchJson('/products')).resolves.toEqual({ ok: true, data });
});

test.each([
  [200, '<!doctype html>', 'text/html', 'PARSING_ERROR'],
  [200, '[]', 'text/plain', 'PARSING_ERROR'],
  [200, '[]', 'application/jsonp', 'PARSING_ERROR'],
  [200, '[]', null, 'PARSING_ERROR'],
  [200, '[{', 'application/json', 'PARSING_ERROR'],
  [200, '', 'application/json', 'PARSING_ERROR'],
  [503, '{"reason":"kitchen"}', 'application/json', { status: 503, data: { reason: 'kitchen' } }],
  [502, 'Bad gateway', 'text/html', { status: 502, data: 'Bad gateway' }],
])('an answer of status %d with %p of type %p does not pass for data', async (status, body, type, error) => {
  respond(body, type, status);
  await expect(fetchJson('/products')).resolves.toEqual({ ok: false, error });
});

test('a broken network is a fetch error', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchJson('/products')).resolves.toEqual({ ok: false, error: 'FETCH_ERROR' });
});

test.each([
  ['silence', silence],
  ['a body that stalls', stalling],
])('%s ends at the time limit', async (_what, answering) => {
  jest.useFakeTimers();
  answerWith(answering);
  const answer = fetchJson('/products');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(asked[0]?.init?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ ok: false, error: 'TIMEOUT_ERROR' });
});

test('an answer in time leaves no timer behind', async () => {
  jest.useFakeTimers();
  respond('[]', 'application/json');
  await fetchJson('/products');
  expect(jest.getTimerCount()).toBe(0);
});
