import {
  type Gallery,
  galleryAfter,
  type GalleryEvent,
  INTERVAL_MS,
  isMoving,
  isRunning,
  restingGallery,
  sideOfView,
} from './galleryState';

function after(gallery: Gallery, ...events: GalleryEvent[]): Gallery {
  return events.reduce(galleryAfter, gallery);
}

const resting = restingGallery(3);
const playing = after(resting, { type: 'play', now: 0 });

function places(gallery: Gallery): number[] {
  return [0, 1, 2].map((index) => sideOfView(gallery, index));
}

describe('moving by hand', () => {
  it('changes nothing when the picture in view is chosen', () => {
    expect(after(resting, { type: 'show', index: 0, now: 0 })).toBe(resting);
  });

  it('keeps one neighbour waiting at each side', () => {
    expect(places(resting)).toEqual([0, 1, -1]);
    expect(places(after(resting, { type: 'next', now: 0 }))).toEqual([-1, 0, 1]);
    expect(places(after(resting, { type: 'previous', now: 0 }))).toEqual([1, -1, 0]);
  });

  it('does not slide the picture that changes sides', () => {
    const next = after(resting, { type: 'next', now: 0 });
    expect([0, 1, 2].map((index) => isMoving(next, index))).toEqual([true, true, false]);
    const previous = after(resting, { type: 'previous', now: 0 });
    expect([0, 1, 2].map((index) => isMoving(previous, index))).toEqual([true, false, true]);
  });
});

describe('playing', () => {
  it('does not move before it plays', () => {
    expect(isRunning(resting)).toBe(false);
    expect(after(resting, { type: 'tick', now: 60_000 })).toBe(resting);
  });

  it('moves on after three seconds, not before', () => {
    expect(after(playing, { type: 'tick', now: INTERVAL_MS - 1 })).toBe(playing);
    const moved = after(playing, { type: 'tick', now: INTERVAL_MS });
    expect(moved).toMatchObject({ index: 1, due: 2 * INTERVAL_MS });
  });

  it('gives every picture its full time after a move by hand', () => {
    expect(after(playing, { type: 'next', now: 2000 }).due).toBe(2000 + INTERVAL_MS);
  });

  it('stops on pause and starts again on play', () => {
    const paused = after(playing, { type: 'pause', now: 100 });
    expect(isRunning(paused)).toBe(false);
    expect(after(paused, { type: 'play', now: 500 }).due).toBe(500 + INTERVAL_MS);
    expect(after(paused, { type: 'pause', now: 600 })).toBe(paused);
    expect(after(playing, { type: 'play', now: 600 })).toBe(playing);
  });

  it('waits for the last of several holds', () => {
    const held = after(
      playing,
      { type: 'hold', hold: 'hover', now: 1 },
      { type: 'hold', hold: 'focus', now: 2 },
      { type: 'release', hold: 'hover', now: 3 },
    );
    expect(isRunning(held)).toBe(false);
    expect(isRunning(after(held, { type: 'release', hold: 'focus', now: 4 }))).toBe(true);
  });

  it('counts a hold once', () => {
    const held = after(playing, { type: 'hold', hold: 'hover', now: 1 });
    expect(after(held, { type: 'hold', hold: 'hover', now: 2 })).toBe(held);
    expect(after(playing, { type: 'release', hold: 'hover', now: 2 })).toBe(playing);
  });

  it('stays paused when a hold ends', () => {
    const paused = after(
      playing,
      { type: 'hold', hold: 'hover', now: 1 },
      { type: 'pause', now: 2 },
      { type: 'release', hold: 'hover', now: 3 },
    );
    expect(isRunning(paused)).toBe(false);
  });
});

describe('swiping', () => {
  const gripped = after(playing, { type: 'grip', x: 200, now: 100 });

  it('pulls the picture along and waits meanwhile', () => {
    const pulled = after(gripped, { type: 'pull', x: 180, now: 120 });
    expect(pulled).toMatchObject({ drag: -20, due: null, index: 0 });
  });

  it.each([
    ['29 px to the left', 171, 0],
    ['30 px to the left', 170, 1],
    ['29 px to the right', 229, 0],
    ['30 px to the right', 230, 2],
  ])('ends %s on the right picture', (_, x, index) => {
    const dropped = after(gripped, { type: 'pull', x, now: 150 }, { type: 'drop', x, now: 200 });
    expect(dropped).toMatchObject({ index, drag: 0, grip: null, due: 200 + INTERVAL_MS });
  });

  it('returns to its place when the browser takes the finger away', () => {
    const pulled = after(gripped, { type: 'pull', x: 90, now: 150 }, { type: 'letGo', now: 160 });
    expect(pulled).toMatchObject({ index: 0, drag: 0, grip: null });
  });

  it('ignores a finger that never came down', () => {
    expect(after(playing, { type: 'pull', x: 5, now: 1 })).toBe(playing);
    expect(after(playing, { type: 'drop', x: 5, now: 1 })).toBe(playing);
    expect(after(playing, { type: 'letGo', now: 1 })).toBe(playing);
  });
});
