import { afterLcpImage } from './afterLcpImage';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img fetchpriority="high" src="/hero.avif">';
});

afterEach(() => jest.useRealTimers());

function steps() {
  const started = { arrived: jest.fn(), painted: jest.fn() };
  afterLcpImage(started);
  return started;
}

function picture(): HTMLImageElement {
  const image = document.querySelector('img')!;
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
  return image;
}

describe('afterLcpImage', () => {
  it('waits for the picture, and then for its paint', () => {
    const image = picture();
    const { arrived, painted } = steps();
    jest.advanceTimersByTime(500);
    expect(arrived).not.toHaveBeenCalled();
    image.dispatchEvent(new Event('load'));
    expect([arrived, painted].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    jest.advanceTimersByTime(100);
    expect([arrived, painted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('starts at once when the guest acts, and never twice', () => {
    const image = picture();
    const { painted } = steps();
    window.dispatchEvent(new Event('pointerdown'));
    expect(painted).toHaveBeenCalledTimes(1);
    image.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for a picture that never answers', () => {
    picture();
    const { painted } = steps();
    jest.advanceTimersByTime(4000);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('needs no picture', () => {
    document.body.innerHTML = '<p>Sin fotos</p>';
    const { painted } = steps();
    jest.advanceTimersByTime(100);
    expect(painted).toHaveBeenCalledTimes(1);
  });
});
