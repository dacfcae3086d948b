import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { aPicture, element, inHead } from '../testing';
import { Picture } from './Picture';

const source = (container: Element, type: string) => element(container, `source[type="image/${type}"]`);

const show = (props: Partial<ComponentProps<typeof Picture>> = {}) =>
  render(<Picture picture={aPicture('te')} alt="Té" sizes="50vw" {...props} />);
const image = () => screen.getByRole('img', { name: 'Té' });
const fail = () => fireEvent.error(image());
/** What takes the place of a picture that does not load. */
const expectLattice = () => expect(image().tagName).toBe('SPAN');

it('offers AVIF before WebP in every stored width', () => {
  const { container } = show();
  const avif = source(container, 'avif');
  expect(avif.compareDocumentPosition(source(container, 'webp'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(avif).toHaveAttribute(
    'srcset',
    '/pictures/te.abc123-200.avif 200w, /pictures/te.abc123-400.avif 400w, /pictures/te.abc123-800.avif 800w',
  );
  expect(avif).toHaveAttribute('sizes', '50vw');
});

it.each([
  ['below the first screen', {}, 'lazy', null],
  ['first on a page', { priority: true }, 'eager', 'high'],
])('keeps its place by size, and is fetched as it is %s', (_, props, loading, priority) => {
  show(props);
  const names = ['width', 'height', 'loading', 'fetchpriority'];
  expect(names.map((name) => image().getAttribute(name))).toEqual(['800', '600', loading, priority]);
});

it('is announced in the head of a prerendered page, and not again after a navigation', () => {
  const picture = <Picture picture={aPicture()} alt="Arroz" sizes="100vw" priority />;
  expect(renderToString(picture)).toMatch(/<link rel="preload"[^>]*imageSizes="100vw"[^>]*>/);
  render(picture);
  expect(inHead('link[rel="preload"]')).toBeNull();
});

it('gives its place to its fallback, and that to the lattice with its name', () => {
  show({ fallback: aPicture('mesa') });
  fail();
  expect(image()).toHaveAttribute('src', expect.stringContaining('/mesa.'));
  fail();
  expectLattice();
});

it('stays silent when broken and without a text', () => {
  const { container } = show({ alt: '' });
  fireEvent.error(element(container, 'img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(element(container, 'span')).toHaveAttribute('aria-hidden', 'true');
});

it('notices an error from before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show();
  expectLattice();
});

it('tries again when the connection returns, and when it becomes another picture', () => {
  const { rerender } = show();
  fail();
  expectLattice();
  fireEvent(window, new Event('online'));
  expect(image().tagName).toBe('IMG');
  fail();
  rerender(<Picture picture={aPicture('jugo')} alt="Té" sizes="50vw" />);
  expect(image().tagName).toBe('IMG');
});
