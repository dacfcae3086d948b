import { LoadFailure } from './loading/LoadFailure';

/** Timeout of a request for JSON, for the whole response and not only its beginning. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Why a request failed: network error, timeout, not JSON, or a status other than 2xx. */
export type FetchFailure =
  'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | { status: number; data: unknown };

type FetchResult = { ok: true; data: unknown } | { ok: false; error: FetchFailure };

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

function parseBody(response: Response, body: string): unknown {
  // An HTML page with status 200 in place of the data must not count as success.
  if (!isJson(response)) return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

async function readAnswer(response: Response): Promise<FetchResult> {
  const body = await response.text();
  const data = parseBody(response, body);
  if (!response.ok) return { ok: false, error: { status: response.status, data: data ?? body } };
  return data === undefined ? { ok: false, error: 'PARSING_ERROR' } : { ok: true, data };
}

interface JsonRequest {
  /** Subresource integrity: other bytes count as a failure. */
  integrity?: string;
  timeoutMs?: number;
}

/** Requests JSON. Never rejects: a failure is returned as a value. The data is not validated. */
export async function fetchJson(
  url: string,
  { integrity, timeoutMs = REQUEST_TIMEOUT_MS }: JsonRequest = {},
): Promise<FetchResult> {
  // Not `AbortSignal.timeout`: older phones of our guests lack it.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const headers = { accept: 'application/json' };
    return await readAnswer(
      await fetch(url, { headers, signal: controller.signal, ...(integrity && { integrity }) }),
    );
  } catch {
    return { ok: false, error: controller.signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR' };
  } finally {
    clearTimeout(timer);
  }
}

/** As {@link fetchJson}, for a `Loadable`. @throws LoadFailure whose cause is a {@link FetchFailure} */
export async function loadJson(url: string, request?: JsonRequest): Promise<unknown> {
  const answer = await fetchJson(url, request);
  if (answer.ok) return answer.data;
  const kind = answer.error === 'TIMEOUT_ERROR' ? 'timeout' : 'error';
  throw new LoadFailure(kind, url, { cause: answer.error });
}
