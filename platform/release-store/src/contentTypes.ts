import path from 'node:path';

const byExtension: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The content type of a file by its extension; bytes by default. */
export const contentType = (file: string): string =>
  byExtension[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Whether a file holds text: the release store keeps texts compressed too. */
export const isText = (file: string): boolean => contentType(file).endsWith('charset=utf-8');
