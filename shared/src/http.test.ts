/** @jest-environment node */
import { fetchJson } from './http';

const realFetch = globalThis.fetch;
let asked: { url: unknown; init?: RequestInit }[] = [];

function answerWith(answer: (signal: AbortSignal) => Promise<Response>): void {
  globalThis.fetch = (url, init) => {
    asked.push({ url, init });
    return answer(init?.signal ?? new AbortController().signal);
  };
}

/** Never answers, and rejects once aborted, as the browser does. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    const stop = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', stop);
  });

function respond(body: string, type: string | null, status = 200): void {
  const headers = type === null ? undefined : { 'content-type': type };
  const bytes = new TextEncoder().encode(body);
  answerWith(() => Promise.resolve(new Response(bytes, { status, headers })));
}

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/problem+json',
])('an answer of type %s is read', async (type) => {
  respond('[{"id":1}]', type);
  await expect(fetchJson('/products')).resolves.toEqual({ ok: true, data: [{ id: 1 }] });
});

test('JSON is asked for at the address given', async () => {
  respond('[]', 'application/json');
  await fetchJson('/products');
  expect(asked).toMatchObject([{ url: '/products', init: { headers: { accept: 'application/json' } } }]);
});

test('the data null is data', async () => {
  respond('null', 'application/json');
  await expect(fetchJson('/products')).resolves.toEqual({ ok: true, data: null });
});

test.each([
  ['<!doctype html>', 'text/html'],
  ['[]', 'text/plain'],
  ['[]', 'application/jsonp'],
  ['[]', null],
  ['[{', 'application/json'],
  ['', 'application/json'],
])('the answer %p of type %p does not pass for data', async (body, type) => {
  respond(body, type);
  await expect(fetchJson('/products')).resolves.toEqual({ ok: false, error: 'PARSING_ERROR' });
});

test('a failing server is reported with its status and data', async () => {
  respond('{"reason":"kitchen"}', 'application/json', 503);
  const error = { status: 503, data: { reason: 'kitchen' } };
  await expect(fetchJson('/products')).resolves.toEqual({ ok: false, error });
});

test('a failing server may answer in words', async () => {
  respond('Bad gateway', 'text/html', 502);
  await expect(fetchJson('/products')).resolves.toEqual({
    ok: false,
    error: { status: 502, data: 'Bad gateway' },
  });
});

test('a broken network is a fetch error', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchJson('/products')).resolves.toEqual({ ok: false, error: 'FETCH_ERROR' });
});

test('silence ends at the time limit', async () => {
  jest.useFakeTimers();
  answerWith(silence);
  const answer = fetchJson('/products');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(asked[0]?.init?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ ok: false, error: 'TIMEOUT_ERROR' });
});

test('a body that stalls ends at the time limit', async () => {
  jest.useFakeTimers();
  answerWith((signal) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  });
  const answer = fetchJson('/products');
  await jest.advanceTimersByTimeAsync(15_000);
  await expect(answer).resolves.toEqual({ ok: false, error: 'TIMEOUT_ERROR' });
});

test('an answer in time leaves no timer behind', async () => {
  jest.useFakeTimers();
  respond('[]', 'application/json');
  await fetchJson('/products');
  expect(jest.getTimerCount()).toBe(0);
});
