export const IMAGE = /^image\//;
export const JSON_DATA = /^application\/json\b/;

/** Whether an answer is whole and of this kind. */
export const isOf = (kind: RegExp, { status, headers }: Response): boolean =>
  status === 200 && kind.test(headers.get('content-type') ?? '');
