import { whenFirstPictureStands } from './whenFirstPictureStands';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img fetchpriority="high" src="/hero.avif">';
});

afterEach(() => jest.useRealTimers());

function picture(): HTMLImageElement {
  const image = document.querySelector('img')!;
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
  return image;
}

describe('whenFirstPictureStands', () => {
  it('waits for the picture and the paint after it', () => {
    const start = jest.fn();
    const image = picture();
    whenFirstPictureStands(start);
    jest.advanceTimersByTime(500);
    expect(start).not.toHaveBeenCalled();
    image.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(100);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts at once when the guest acts, and never twice', () => {
    const start = jest.fn();
    const image = picture();
    whenFirstPictureStands(start);
    window.dispatchEvent(new Event('pointerdown'));
    expect(start).toHaveBeenCalledTimes(1);
    image.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for a picture that never answers', () => {
    const start = jest.fn();
    picture();
    whenFirstPictureStands(start);
    jest.advanceTimersByTime(4000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('needs no picture', () => {
    document.body.innerHTML = '<p>Sin fotos</p>';
    const start = jest.fn();
    whenFirstPictureStands(start);
    jest.advanceTimersByTime(100);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
