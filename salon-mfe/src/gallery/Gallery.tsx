import { clsx } from 'clsx/lite';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type PointerEvent, useId } from 'react';
import type { PictureRef } from '@asia/shared/contracts';
import { ActionIcon, Picture, useHydrated } from '@asia/shared/ui';
import { texts } from '../messages/es';
import { isMoving, isRunning, sideOfView } from './galleryState';
import { useGallery } from './useGallery';
import classes from './Gallery.module.css';

export interface GalleryPicture {
  picture: PictureRef;
  alt: string;
  caption: string;
}

interface GalleryProps {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Shown in place of a picture that does not load. */
  fallback?: PictureRef;
}

const places = { [-1]: 'before', 0: 'in-view', 1: 'after' } as const;

/** Pictures one after another, with arrows, a pause button, thumbnails, arrow keys and swipes. */
export function Gallery({ title, pictures, fallback }: GalleryProps) {
  const titleId = useId();
  const hydrated = useHydrated();
  const [gallery, send] = useGallery(pictures.length);
  const { playing } = gallery;
  const toggle = playing ? 'pause' : 'play';
  const controls = [
    ['left', texts.previous, classes.previous, 'previous'],
    ['right', texts.next, classes.next, 'next'],
    [toggle, texts[toggle], classes.pause, toggle],
  ] as const;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    send({ type: event.key === 'ArrowRight' ? 'next' : 'previous' });
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'release', hold: 'focus' });
  }

  function onPointerEnter(event: PointerEvent) {
    // A finger enters too, but only a mouse or a pen can rest on a picture.
    if (event.pointerType !== 'touch') send({ type: 'hold', hold: 'hover' });
  }

  function onPointerDown(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    send({ type: 'grip', x: event.clientX });
  }

  return (
    // The handlers are for events of the buttons inside. The section itself is not interactive.
    <section
      className={classes.gallery}
      aria-labelledby={titleId}
      aria-roledescription={texts.gallery}
      onKeyDown={onKeyDown}
      onFocus={() => send({ type: 'hold', hold: 'focus' })}
      onBlur={onBlur}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => send({ type: 'release', hold: 'hover' })}
    >
      <h2 id={titleId} className={clsx('label', classes.title)}>
        {title}
      </h2>
      <div className={classes.stage}>
        <div
          className={classes.slides}
          data-gripped={gallery.grip !== null || undefined}
          style={{ '--drag': `${gallery.drag}px` } as CSSProperties}
          onPointerDown={onPointerDown}
          onPointerMove={(event) => gallery.grip !== null && send({ type: 'pull', x: event.clientX })}
          onPointerUp={(event) => send({ type: 'drop', x: event.clientX })}
          onPointerCancel={() => send({ type: 'letGo' })}
        >
          {pictures.map(({ picture, alt }, index) => (
            <div
              key={picture.name}
              className={classes.slide}
              data-place={places[sideOfView(gallery, index)]}
              data-moving={isMoving(gallery, index) || undefined}
              aria-hidden={index !== gallery.index || undefined}
            >
              <Picture
                picture={picture}
                alt={alt}
                sizes="(min-width: 56em) 36rem, 100vw"
                later
                fallback={fallback}
              />
            </div>
          ))}
        </div>
        {hydrated &&
          controls.map(([icon, label, className, type]) => (
            <ActionIcon
              key={className}
              icon={icon}
              label={label}
              tone="veil"
              className={className}
              onClick={() => send({ type })}
            />
          ))}
      </div>
      <div className={clsx('small', classes.caption)}>
        <span key={gallery.index}>{pictures[gallery.index]?.caption}</span>
        {/* Silent while the gallery plays, because a screen reader would speak at every picture. */}
        <span className="soft num" aria-live={isRunning(gallery) ? 'off' : 'polite'}>
          <span key={gallery.index}>{texts.place(gallery.index + 1, pictures.length)}</span>
        </span>
      </div>
      <ul className={classes.thumbnails}>
        {pictures.map(({ picture, caption }, index) => (
          <li key={picture.name}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-label={`${texts.place(index + 1, pictures.length)}: ${caption}`}
              aria-current={index === gallery.index || undefined}
              onClick={() => send({ type: 'show', index })}
            >
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 56em) 12rem, 33vw"
                later
                fallback={fallback}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className={clsx('soft', classes.note)}>{texts.illustrative}</p>
    </section>
  );
}
