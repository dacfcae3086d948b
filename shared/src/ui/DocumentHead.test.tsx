import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inHead } from '../testing';
import { DocumentHead, JsonLd } from './DocumentHead';

const meta = {
  route: '/ArrozChino',
  title: 'Arroz chino en Medellín: chowfan al wok, Asia',
  description: 'Arroz chowfan de la casa.',
  share: 'og-arroz.1a2b3c4d.jpg',
  shareAlt: 'Arroz chowfan con camarón',
};

const content = (selector: string) => inHead(selector)?.getAttribute('content');

describe('DocumentHead', () => {
  it('names the page, and its one address in the registered spelling', () => {
    render(<DocumentHead meta={meta} />);
    expect(document.title).toBe(meta.title);
    expect(content('meta[name="description"]')).toBe(meta.description);
    expect(inHead('link[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/[^/]+\/ArrozChino$/),
    );
  });

  it('gives a shared link its card', () => {
    const view = renderToString(<DocumentHead meta={meta} />);

    expect(view).toContain(`<meta property="og:title" content="${meta.title}"/>`);
    expect(view).toMatch(/property="og:image" content="https:\/\/[^/]+\/pictures\/og-arroz\.1a2b3c4d\.jpg"/);
    expect(view).toContain(`<meta property="og:image:alt" content="${meta.shareAlt}"/>`);
    expect(view).toContain('<meta property="og:locale" content="es_CO"/>');
  });

  it('writes no card for a page reached inside the site', () => {
    render(<DocumentHead meta={meta} />);
    expect(inHead('meta[property="og:title"]')).toBeNull();
  });

  it('keeps a page out of search engines and then has no canonical address', () => {
    render(<DocumentHead meta={meta} noindex />);
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(inHead('link[rel="canonical"]')).toBeNull();
  });

  it('points to the same page in other languages', () => {
    render(<DocumentHead meta={meta} alternates={[{ lang: 'en', route: '/CartaIngles' }]} />);
    expect(inHead('link[hreflang="en"]')).toHaveAttribute('href', expect.stringMatching(/\/CartaIngles$/));
  });

  it('takes everything away with its page', () => {
    const { unmount } = render(<DocumentHead meta={meta} />);
    unmount();
    expect(content('meta[name="description"]')).toBeUndefined();
  });
});

describe('JsonLd', () => {
  it('cannot be ended early by a value', () => {
    const view = renderToString(<JsonLd data={{ name: '</script><script>alert(1)' }} />);
    expect(view.match(/<script/g)).toHaveLength(1);
    expect(view.match(/<\/script/g)).toHaveLength(1);
  });

  it('reads back as it was given', () => {
    const data = { '@type': 'Restaurant', name: 'Asia <3' };
    const view = renderToString(<JsonLd data={data} />);
    expect(JSON.parse(view.replace(/<\/?script[^>]*>/g, ''))).toEqual(data);
  });
});
