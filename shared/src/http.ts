/**
 * Why there is no data: the network failed, the answer did not come in time, it is not JSON, or its status is not 2xx.
 */
export type FetchFailure =
  'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | { status: number; data: unknown };

type FetchResult = { ok: true; data: unknown } | { ok: false; error: FetchFailure };

/** For the whole answer, not only its beginning. */
const TIMEOUT_MS = 15_000;

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

/** The body as data; undefined when it is not JSON. */
function parseBody(response: Response, body: string): unknown {
  // A page served in place of the data (200, HTML) must not pass for success.
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

/** Requests JSON. Never rejects: every failure comes back as a value. The data is not checked: parse it. */
export async function fetchJson(url: string): Promise<FetchResult> {
  // By hand: older phones of our guests have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const headers = { accept: 'application/json' };
    return await readAnswer(await fetch(url, { headers, signal: controller.signal }));
  } catch {
    return { ok: false, error: controller.signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR' };
  } finally {
    clearTimeout(timer);
  }
}
