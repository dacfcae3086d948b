import type { DocumentFiles, PrerenderSite } from '@asia/shared/contracts';
import { documentHtml } from './documentHtml';

const files: DocumentFiles = {
  boot: ['/mfe/shell/1/boot.js', 'sha256-boot'],
  styles: [
    ['/mfe/shell/1/main.css', 'sha256-main'],
    ['/mfe/hall/2/chunks/Game.css', ''],
  ],
  fonts: ['/mfe/shell/1/assets/title.woff2'],
  scripts: { run: { '/mfe/shell/1/main.js': 'sha256-js' }, preload: {} },
  content: { entries: { facts: { name: 'Soup </script><!-- and tea' } } },
};
const site: Pick<PrerenderSite, 'pointer' | 'table' | 'preview'> = {
  pointer: {
    schema: 1,
    shell: { version: '1', base: '/mfe/shell/1/' },
    remotes: [
      { name: 'hall', container: 'hall', version: '2', base: '/mfe/hall/2/', entry: 'remoteEntry.js' },
    ],
    content: { version: '3' },
    productsUrl: '/products',
  },
  table: { routes: [{ path: '/Hall', id: 'hall/Page', props: { kind: '</script>' } }] },
};

const html = (fields: Partial<Parameters<typeof documentHtml>[0]> = {}, preview?: string[]) =>
  documentHtml(
    { lang: 'es-CO', head: '<title>t</title>', body: '<div id="app"></div>', after: '', ...fields },
    files,
    preview ? { ...site, preview } : site,
  );
const block = (id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html())?.[1] ?? '');

describe('the document of a page', () => {
  it('has the language of its page, and says that the strip of a preview is Spanish', () => {
    expect(html({ lang: 'zh-Hans' })).toContain('<html lang="zh-Hans"');
    expect(html({ lang: 'zh-Hans' }, [])).toContain('<details lang="es-CO"');
  });

  it.each([
    [
      'its styles in their order, each with its integrity, if it has one',
      '<link rel="stylesheet" href="/mfe/shell/1/main.css" integrity="sha256-main">' +
        '<link rel="stylesheet" href="/mfe/hall/2/chunks/Game.css">',
    ],
    [
      'the boot script, which waits for nothing',
      'src="/mfe/shell/1/boot.js" integrity="sha256-boot" crossorigin async',
    ],
  ])('links %s', (_, markup) => expect(html()).toContain(markup));

  it('fetches the fonts of the titles with the page, and not before its styles', () => {
    const [head, body] = html().split('</head>');
    expect(body).toContain('as="font" type="font/woff2" href="/mfe/shell/1/assets/title.woff2"');
    expect(head).not.toContain('as="font"');
  });

  it('carries scripts, pointer and routes, which no value can end early', () => {
    expect(block('scripts')).toEqual(files.scripts);
    expect(block('releases')).toEqual(site.pointer);
    expect(block('routes')).toEqual(site.table);
  });

  it('carries what it shows of the content as it was written, before any script of a list', () => {
    expect(block('site-content')).toEqual(files.content);
    expect(html().indexOf('id="site-content"')).toBeLessThan(html().indexOf('id="scripts"'));
    expect(html()).not.toContain('<!-- and tea');
  });

  it('gives assets the folder of their build', () => {
    const page = html({
      head: '<link href="asia-base:hall/assets/hall.avif">',
      body: '<div id="app"><img src="asia-base:shell/assets/logo.svg"></div>',
      after: '<img src="asia-base:gone/assets/x.svg">',
    });
    expect(page).toContain('href="/mfe/hall/2/assets/hall.avif"');
    expect(page).toContain('src="/mfe/shell/1/assets/logo.svg"');
    expect(page).toContain('src="/missing/gone/assets/x.svg"');
    expect(page).not.toContain('asia-base');
  });

  it('carries one inline script, at its end: there the parser waits for the styles', () => {
    const scripts = [...html().matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts).toHaveLength(6);
    for (const attributes of scripts.slice(0, -1)) expect(attributes).toMatch(/src=|application\/json/);
    expect(html()).toMatch(/<script>0<\/script><\/body><\/html>\n$/);
  });

  it('of a preview says what changes, as text, and is closed to search engines', () => {
    expect(html()).not.toContain('noindex');
    const page = html({}, ['Sale: Sopa <b>&</b>']);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<li>Sale: Sopa &lt;b>&amp;&lt;/b></li>');
    expect(html({}, [])).toContain('<li>El contenido no cambia.</li>');
  });
});
