/** The fields of a `Response` with JSON that are read; jsdom has no `Response`. */
export function answer(data: unknown, status = 200): Response {
  const read: Partial<Response> = {
    ok: status === 200,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(data)),
  };
  return read as Response;
}
