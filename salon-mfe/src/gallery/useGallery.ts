import { useCallback, useEffect, useReducer } from 'react';
import { type Gallery, galleryAfter, type GalleryEvent, restingGallery } from './galleryState';

type Timeless<E> = E extends GalleryEvent ? Omit<E, 'now'> : never;

/** An event without its `now`, which the hook adds. */
export type GalleryAction = Timeless<GalleryEvent>;

/** Unlike `Date.now`, this clock does not jump when the computer's time is set. */
const readClock = () => performance.now();

/** A gallery of `count` pictures. The gallery starts to play in the browser, unless the guest asked for less motion. */
export function useGallery(count: number): [Gallery, (action: GalleryAction) => void] {
  const [gallery, dispatch] = useReducer(galleryAfter, count, restingGallery);
  const send = useCallback((action: GalleryAction) => dispatch({ ...action, now: readClock() }), []);

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) send({ type: 'play' });
  }, [send]);

  useEffect(() => {
    const follow = () => send({ type: document.hidden ? 'hold' : 'release', hold: 'hidden' });
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [send]);

  const { due } = gallery;
  useEffect(() => {
    if (due === null) return undefined;
    // Browsers round a delay and may fire early. A tick before `due` changes nothing, so the timer starts again.
    const onTimer = () => {
      if (readClock() < due) timer = wait();
      else send({ type: 'tick' });
    };
    const wait = () => window.setTimeout(onTimer, Math.max(0, Math.ceil(due - readClock())));
    let timer = wait();
    return () => window.clearTimeout(timer);
  }, [due, send]);

  return [gallery, send];
}
