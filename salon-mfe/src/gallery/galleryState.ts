/** How long a picture is shown while the gallery plays, in milliseconds. */
export const PICTURE_MS = 3000;

/** Shortest movement that counts as a swipe, in pixels. */
export const MIN_SWIPE_PX = 30;

/** Reasons why a playing gallery does not move on by itself. */
export type Hold = 'hover' | 'focus' | 'hidden';

export interface Gallery {
  readonly count: number;
  /** The picture in view, from 0. */
  readonly index: number;
  /** Direction of the last move: 1 to the next picture, -1 to the previous one. */
  readonly direction: 1 | -1;
  /** Whether the gallery plays, apart from holds, which interrupt it. */
  readonly playing: boolean;
  readonly holds: readonly Hold[];
  /** When the gallery moves on by itself, in milliseconds of the clock of `now`, or null. */
  readonly due: number | null;
  /** Where the finger went down, in pixels from the left, or null. */
  readonly grip: number | null;
  /** How far the picture is pulled aside, in pixels. */
  readonly drag: number;
}

/** Events of a gallery. `now` is in milliseconds, always of the same clock, and `x` in pixels from the left. */
export type GalleryEvent =
  | { readonly type: 'next' | 'previous' | 'tick' | 'play' | 'pause'; readonly now: number }
  | { readonly type: 'show'; readonly index: number; readonly now: number }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold; readonly now: number }
  | { readonly type: 'grip' | 'pull' | 'drop'; readonly x: number; readonly now: number }
  | { readonly type: 'letGo'; readonly now: number };

/** A gallery on its first picture, not playing. */
export function restingGallery(count: number): Gallery {
  return { count, index: 0, direction: 1, playing: false, holds: [], due: null, grip: null, drag: 0 };
}

/** The gallery after `event`, or the same object if nothing changes. */
export function galleryAfter(gallery: Gallery, event: GalleryEvent): Gallery {
  const { now } = event;
  switch (event.type) {
    case 'next':
      return moved(gallery, gallery.index + 1, 1, now);
    case 'previous':
      return moved(gallery, gallery.index - 1, -1, now);
    case 'show':
      return event.index === gallery.index
        ? gallery
        : moved(gallery, event.index, event.index > gallery.index ? 1 : -1, now);
    case 'tick':
      // A timer may fire early, or after the guest has paused, so only `due` counts.
      return gallery.due !== null && now >= gallery.due ? moved(gallery, gallery.index + 1, 1, now) : gallery;
    case 'play':
      return gallery.playing ? gallery : scheduled({ ...gallery, playing: true }, now);
    case 'pause':
      return gallery.playing ? scheduled({ ...gallery, playing: false }, now) : gallery;
    case 'hold':
      return gallery.holds.includes(event.hold)
        ? gallery
        : scheduled({ ...gallery, holds: [...gallery.holds, event.hold] }, now);
    case 'release':
      return gallery.holds.includes(event.hold)
        ? scheduled({ ...gallery, holds: gallery.holds.filter((hold) => hold !== event.hold) }, now)
        : gallery;
    case 'grip':
      return scheduled({ ...gallery, grip: event.x, drag: 0 }, now);
    case 'pull':
      return gallery.grip === null ? gallery : { ...gallery, drag: event.x - gallery.grip };
    case 'drop':
      return gallery.grip === null ? gallery : dropped(gallery, event.x - gallery.grip, now);
    case 'letGo':
      return gallery.grip === null ? gallery : scheduled({ ...gallery, grip: null, drag: 0 }, now);
  }
}

/** Whether the gallery will move on by itself. */
export function isRunning(gallery: Gallery): boolean {
  return gallery.due !== null;
}

/** Place of the picture at `index`: 0 in view, -1 waiting at the left, 1 waiting at the right. */
export function sideOfView(gallery: Gallery, index: number): -1 | 0 | 1 {
  const ahead = (index - gallery.index + gallery.count) % gallery.count;
  if (ahead === 0) return 0;
  return ahead <= gallery.count / 2 ? 1 : -1;
}

/** Whether the picture slides in the last move: one that changes sides must not slide across the picture in view. */
export function isMoving(gallery: Gallery, index: number): boolean {
  return sideOfView(gallery, index) !== gallery.direction;
}

function moved(gallery: Gallery, index: number, direction: 1 | -1, now: number): Gallery {
  const next = (index + gallery.count) % gallery.count;
  return scheduled({ ...gallery, index: next, direction, grip: null, drag: 0 }, now);
}

function dropped(gallery: Gallery, distance: number, now: number): Gallery {
  if (distance <= -MIN_SWIPE_PX) return moved(gallery, gallery.index + 1, 1, now);
  if (distance >= MIN_SWIPE_PX) return moved(gallery, gallery.index - 1, -1, now);
  return scheduled({ ...gallery, grip: null, drag: 0 }, now);
}

/** If the gallery plays and nothing holds it, plans the next move `PICTURE_MS` from `now`. */
function scheduled(gallery: Gallery, now: number): Gallery {
  const free = gallery.playing && gallery.holds.length === 0 && gallery.grip === null;
  return { ...gallery, due: free ? now + PICTURE_MS : null };
}
