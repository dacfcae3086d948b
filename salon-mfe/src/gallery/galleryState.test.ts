import {
  type Gallery,
  galleryAfter,
  type GalleryEvent,
  isMoving,
  isRunning,
  PICTURE_MS,
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

const gripped = after(playing, { type: 'grip', x: 200, now: 100 });
const paused = after(playing, { type: 'pause', now: 100 });
const hovered = after(playing, { type: 'hold', hold: 'hover', now: 1 });

it.each<[what: string, gallery: Gallery, event: GalleryEvent]>([
  ['the picture in view is chosen', resting, { type: 'show', index: 0, now: 0 }],
  ['time passes before it plays', resting, { type: 'tick', now: 60_000 }],
  ['less than three seconds pass', playing, { type: 'tick', now: 2_999 }],
  ['it is paused again', paused, { type: 'pause', now: 600 }],
  ['it plays already', playing, { type: 'play', now: 600 }],
  ['it is held already', hovered, { type: 'hold', hold: 'hover', now: 2 }],
  ['a hold ends that never began', playing, { type: 'release', hold: 'hover', now: 2 }],
  ['a finger moves that never came down', playing, { type: 'pull', x: 5, now: 1 }],
  ['a finger lifts that never came down', playing, { type: 'drop', x: 5, now: 1 }],
  ['the browser takes a finger that never came down', playing, { type: 'letGo', now: 1 }],
])('changes nothing when %s', (_, gallery, event) => {
  expect(after(gallery, event)).toBe(gallery);
});

it.each<[move: 'next' | 'previous', sides: number[], slides: boolean[]]>([
  ['next', [-1, 0, 1], [true, true, false]],
  ['previous', [1, -1, 0], [true, false, true]],
])('keeps a neighbour at each side, and slides none that changes sides: %s', (type, sides, slides) => {
  expect(places(resting)).toEqual([0, 1, -1]);
  const moved = after(resting, { type, now: 0 });
  expect(places(moved)).toEqual(sides);
  expect([0, 1, 2].map((index) => isMoving(moved, index))).toEqual(slides);
});

describe('playing', () => {
  it('moves on after three seconds', () => {
    expect(PICTURE_MS).toBe(3_000);
    expect(after(playing, { type: 'tick', now: 3_000 })).toMatchObject({ index: 1, due: 6_000 });
  });

  it('gives every picture its full time after a move by hand', () => {
    expect(after(playing, { type: 'next', now: 2_000 }).due).toBe(5_000);
  });

  it('stops on pause and starts again on play', () => {
    expect([resting, paused].map(isRunning)).toEqual([false, false]);
    expect(after(paused, { type: 'play', now: 500 }).due).toBe(3_500);
  });

  it('waits for the last of several holds', () => {
    const held = after(
      hovered,
      { type: 'hold', hold: 'focus', now: 2 },
      { type: 'release', hold: 'hover', now: 3 },
    );
    expect(isRunning(held)).toBe(false);
    expect(isRunning(after(held, { type: 'release', hold: 'focus', now: 4 }))).toBe(true);
  });

  it('stays paused when a hold ends', () => {
    const released = after(hovered, { type: 'pause', now: 2 }, { type: 'release', hold: 'hover', now: 3 });
    expect(isRunning(released)).toBe(false);
  });
});

describe('swiping', () => {
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
    expect(dropped).toMatchObject({ index, drag: 0, grip: null, due: 200 + PICTURE_MS });
  });

  it('returns to its place when the browser takes the finger away', () => {
    const pulled = after(gripped, { type: 'pull', x: 90, now: 150 }, { type: 'letGo', now: 160 });
    expect(pulled).toMatchObject({ index: 0, drag: 0, grip: null });
  });
});
