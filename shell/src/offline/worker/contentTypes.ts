export const IMAGE = /^image\//;
export const JSON_DATA = /^application\/json\b/;

export const hasType = (type: RegExp, { status, headers }: Response): boolean =>
  status === 200 && type.test(headers.get('content-type') ?? '');
