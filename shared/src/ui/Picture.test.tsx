import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aPicture, element, inHead } from '../testing';
import { Picture } from './Picture';

const source = (container: Element, type: string) => element(container, `source[type="image/${type}"]`);

/** Requests past the cache; nothing answers unless a test says so. */
const request = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = request as typeof fetch;
});

describe('Picture', () => {
  it('offers AVIF before WebP in every stored width', () => {
    const { container } = render(<Picture picture={aPicture('te')} alt="Té" sizes="50vw" />);
    const avif = source(container, 'avif');
    expect(avif.compareDocumentPosition(source(container, 'webp'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(avif).toHaveAttribute(
      'srcset',
      '/pictures/te.abc123-200.avif 200w, /pictures/te.abc123-400.avif 400w, /pictures/te.abc123-800.avif 800w',
    );
    expect(avif).toHaveAttribute('sizes', '50vw');
  });

  it('keeps its place by size and waits below the fold', () => {
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Arroz' });
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('is fetched at once and first when it opens the page', () => {
    render(<Picture picture={aPicture()} alt="Arroz" sizes="100vw" priority />);
    expect(screen.getByRole('img', { name: 'Arroz' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Arroz' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('is announced in the head of a prerendered page, and not again after a navigation', () => {
    const picture = <Picture picture={aPicture()} alt="Arroz" sizes="100vw" priority />;
    expect(renderToString(picture)).toMatch(/<link rel="preload"[^>]*imageSizes="100vw"[^>]*>/);
    render(picture);
    expect(inHead('link[rel="preload"]')).toBeNull();
  });

  it('becomes the lattice with its name when it does not load', () => {
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
  });

  it('gives its place to its fallback, and that to the lattice', () => {
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" fallback={aPicture('mesa')} />);
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    expect(screen.getByRole('img', { name: 'Arroz' })).toHaveAttribute(
      'src',
      expect.stringContaining('/mesa.'),
    );
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
  });

  it('stays silent when broken and without a text', () => {
    const { container } = render(<Picture picture={aPicture()} alt="" sizes="50vw" />);
    fireEvent.error(element(container, 'img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(element(container, 'span')).toHaveAttribute('aria-hidden', 'true');
  });

  it('notices an error from before hydration', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
    complete.mockRestore();
  });

  it('is asked for past every cache when it does not decode, once', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/pictures/arroz.avif');
    request.mockResolvedValue({ ok: true } as Response);
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
    await waitFor(() => expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('IMG'));
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    await act(() => Promise.resolve());
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
    expect(request.mock.calls).toEqual([['/pictures/arroz.avif', { cache: 'reload' }]]);
  });

  it('stays a lattice where the site has no such picture', async () => {
    request.mockResolvedValue({ ok: false } as Response);
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    await act(() => Promise.resolve());
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
  });

  it('tries again when the connection returns', () => {
    render(<Picture picture={aPicture()} alt="Arroz" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Arroz' }));
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('SPAN');
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'Arroz' }).tagName).toBe('IMG');
  });

  it('tries again when it becomes another picture', () => {
    const { rerender } = render(<Picture picture={aPicture('sopas-wantan')} alt="Sopa" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture picture={aPicture('sopas-maiz')} alt="Sopa" sizes="50vw" />);
    expect(screen.getByRole('img').tagName).toBe('IMG');
  });
});
