export const IMAGE = /^image\//;
export const JSON_DATA = /^application\/json\b/;

/** Whether an answer is whole and of this kind. */
export const hasType = (type: RegExp, { status, headers }: Response): boolean =>
  status === 200 && type.test(headers.get('content-type') ?? '');
