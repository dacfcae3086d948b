export const IMAGE = /^image\//;
export const JSON_DATA = /^application\/json\b/;

/** Whether an answer has status 200 and this content type. */
export const hasType = (type: RegExp, { status, headers }: Response): boolean =>
  status === 200 && type.test(headers.get('content-type') ?? '');
