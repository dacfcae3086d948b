import { act, fireEvent, screen, within } from '@testing-library/react';
import { element, renderApp } from '@asia/shared/testing';
import { texts } from '../messages/es';
import { Gallery, type GalleryPicture } from './Gallery';
import { INTERVAL_MS } from './galleryState';

const pictures: GalleryPicture[] = ['uno', 'dos', 'tres'].map((name) => ({
  picture: { name: `salon-${name}`, version: 'abc', color: 'black', widths: [480, 800], ratio: 9 / 16 },
  alt: `Dibujo ${name}`,
  caption: `Pie ${name}`,
}));

function renderGallery() {
  const view = renderApp(<Gallery title="El salón en imágenes" pictures={pictures} />, { route: '/Salon' });
  return { ...view, gallery: screen.getByRole('region', { name: 'El salón en imágenes' }) };
}

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

/** jsdom's pointer events lack place and kind: they are added. */
function pointer(target: Element, type: string, fields: Record<string, unknown>) {
  const event = new Event(type, { bubbles: true });
  Object.assign(event, { isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch', ...fields });
  fireEvent(target, event);
}

function swipe(from: number, to: number) {
  const stage = screen.getByRole('img');
  pointer(stage, 'pointerdown', { clientX: from });
  pointer(stage, 'pointermove', { clientX: to });
  pointer(stage, 'pointerup', { clientX: to });
}

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('by hand', () => {
  it('shows one picture with its caption and position', () => {
    const { gallery } = renderGallery();
    expect(within(gallery).getByRole('img', { name: 'Dibujo uno' })).toBeInTheDocument();
    expect(within(gallery).queryByRole('img', { name: 'Dibujo dos' })).not.toBeInTheDocument();
    expect(gallery).toHaveTextContent('Pie uno');
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    expect(gallery).toHaveTextContent(texts.illustrative);
  });

  it('goes round with the arrows', async () => {
    const { user, gallery } = renderGallery();
    await user.click(screen.getByRole('button', { name: texts.previous }));
    expect(gallery).toHaveTextContent(texts.place(3, 3));
    await user.click(screen.getByRole('button', { name: texts.next }));
    expect(gallery).toHaveTextContent(texts.place(1, 3));
  });

  it('shows the picture of the chosen thumbnail, and the thumbnail as current', async () => {
    const { user } = renderGallery();
    const third = screen.getByRole('button', { name: `${texts.place(3, 3)}: Pie tres` });
    expect(third).not.toHaveAttribute('aria-current');
    await user.click(third);
    expect(third).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('img', { name: 'Dibujo tres' })).toBeInTheDocument();
  });

  it('follows the arrow keys wherever the focus is inside', async () => {
    const { user, gallery } = renderGallery();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(gallery).toHaveTextContent(texts.place(3, 3));
    await user.keyboard('{ArrowLeft}');
    expect(gallery).toHaveTextContent(texts.place(2, 3));
  });

  it('follows a swipe of thirty pixels, not of less', () => {
    const { gallery } = renderGallery();
    swipe(200, 171);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    swipe(200, 170);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
    swipe(200, 230);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
  });
});

describe('by itself', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('moves on every three seconds', () => {
    const { gallery } = renderGallery();
    expect(INTERVAL_MS).toBe(3_000);
    advance(INTERVAL_MS - 1);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    advance(1);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
    advance(INTERVAL_MS);
    advance(INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
  });

  it('goes on when a timer fires a fraction early', () => {
    let fraction = 0.9;
    const start = Date.now();
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + fraction);
    const { gallery } = renderGallery();
    fraction = 0.4;
    advance(INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    advance(1);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
  });

  it('does not start when the guest asked for less motion', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ matches: query.includes('reduced-motion'), media: query }) as MediaQueryList,
      );
    const { gallery } = renderGallery();
    advance(4 * INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    expect(screen.getByRole('button', { name: texts.play })).toBeInTheDocument();
  });

  it('stops and starts with the pause button', () => {
    const { gallery } = renderGallery();
    fireEvent.click(screen.getByRole('button', { name: texts.pause }));
    advance(4 * INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    fireEvent.click(screen.getByRole('button', { name: texts.play }));
    advance(INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
  });

  it('waits while the focus is inside', () => {
    const { gallery } = renderGallery();
    const next = screen.getByRole('button', { name: texts.next });
    act(() => next.focus());
    advance(4 * INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    act(() => next.blur());
    advance(INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
  });

  it('waits while the mouse rests on it', () => {
    const { gallery } = renderGallery();
    pointer(gallery, 'pointerover', { pointerType: 'mouse' });
    advance(4 * INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    pointer(gallery, 'pointerout', { pointerType: 'mouse' });
    advance(INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
  });

  it('waits while the tab is hidden', () => {
    const { gallery } = renderGallery();
    setHidden(true);
    advance(4 * INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(1, 3));
    setHidden(false);
    advance(INTERVAL_MS);
    expect(gallery).toHaveTextContent(texts.place(2, 3));
  });

  it('announces its position only while it does not play', () => {
    renderGallery();
    const position = element(document.body, '[aria-live]');
    expect(position).toHaveTextContent(texts.place(1, 3));
    expect(position).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: texts.pause }));
    expect(position).toHaveAttribute('aria-live', 'polite');
  });
});
