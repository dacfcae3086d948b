import { act, fireEvent, screen } from '@testing-library/react';
import { element, renderApp } from '@asia/shared/testing';
import { texts } from '../messages/es';
import { Gallery, type GalleryPicture } from './Gallery';
import { PICTURE_MS } from './galleryState';

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

/** Adds place and kind, which jsdom's pointer events lack. */
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

const expectPicture = (number: number) =>
  expect(screen.getByRole('region')).toHaveTextContent(texts.place(number, 3));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('by hand', () => {
  it('goes round with the arrows, and with arrow keys from inside', async () => {
    const { user } = renderGallery();
    await user.click(screen.getByRole('button', { name: texts.previous }));
    expectPicture(3);
    await user.click(screen.getByRole('button', { name: texts.next }));
    expectPicture(1);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expectPicture(3);
    await user.keyboard('{ArrowLeft}');
    expectPicture(2);
  });

  it('shows one picture with its caption and place, and follows the thumbnails', async () => {
    const { user, gallery } = renderGallery();
    expect(screen.getByRole('img')).toHaveAccessibleName('Dibujo uno');
    for (const text of ['Pie uno', texts.place(1, 3), texts.illustrative])
      expect(gallery).toHaveTextContent(text);
    const third = screen.getByRole('button', { name: `${texts.place(3, 3)}: Pie tres` });
    expect(third).not.toHaveAttribute('aria-current');
    await user.click(third);
    expect(third).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('img')).toHaveAccessibleName('Dibujo tres');
  });

  it('follows a swipe', () => {
    renderGallery();
    swipe(200, 170);
    expectPicture(2);
  });
});

describe('by itself', () => {
  beforeEach(() => jest.useFakeTimers());

  it('goes on when a timer fires a fraction early', () => {
    let fraction = 0.9;
    const start = Date.now();
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + fraction);
    renderGallery();
    fraction = 0.4;
    advance(PICTURE_MS);
    expectPicture(1);
    advance(1);
    expectPicture(2);
  });

  it('does not start when the guest asked for less motion', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ matches: query.includes('reduced-motion'), media: query }) as MediaQueryList,
      );
    renderGallery();
    advance(4 * PICTURE_MS);
    expectPicture(1);
    expect(screen.getByRole('button', { name: texts.play })).toBeInTheDocument();
  });

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const next = () => screen.getByRole('button', { name: texts.next });
  it.each<[what: string, hold: (gallery: HTMLElement) => void, release: (gallery: HTMLElement) => void]>([
    ['the guest pauses it', () => press(texts.pause), () => press(texts.play)],
    ['the focus is inside', () => act(() => next().focus()), () => act(() => next().blur())],
    [
      'the mouse rests on it',
      (gallery) => pointer(gallery, 'pointerover', { pointerType: 'mouse' }),
      (gallery) => pointer(gallery, 'pointerout', { pointerType: 'mouse' }),
    ],
    ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
  ])('waits while %s, then moves on', (_, hold, release) => {
    const { gallery } = renderGallery();
    hold(gallery);
    advance(4 * PICTURE_MS);
    expectPicture(1);
    release(gallery);
    advance(PICTURE_MS);
    expectPicture(2);
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
