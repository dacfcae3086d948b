import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const compressed = (file: string) => brotliCompressSync(readFileSync(file)).length;

/** Scripts and style sheets that the HTML of a page loads at once. */
export function filesOf(html: string): string[] {
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  const list = /id="scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '{"run":{},"preload":{}}';
  const { run, preload } = JSON.parse(list) as Record<'run' | 'preload', Record<string, string>>;
  return [...styles, ...Object.keys(run), ...Object.keys(preload)];
}

/**
 * KB (brotli) of HTML, scripts and styles that each page of a generation loads at once.
 * @param generation its folder in the release store
 */
export function pageBytes(siteDir: string, generation: string): Record<string, number> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    if (!sizes.has(file)) sizes.set(file, compressed(path.join(siteDir, file)));
    return sizes.get(file)!;
  };
  const pages = path.join(generation, 'pages');
  return Object.fromEntries(
    readdirSync(pages)
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const page = path.join(pages, file);
        const named = filesOf(readFileSync(page, 'utf8')).reduce((sum, each) => sum + sizeOf(each), 0);
        return [file.replace('.html', ''), (compressed(page) + named) / 1000];
      }),
  );
}
