import { clsx } from 'clsx/lite';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { PictureRef } from '../contracts';
import { onReconnect } from '../loading/retryLater';
import { usePrerendered } from '../loading/useHydrated';
import { pictureUrl } from '../menu/pictureAddress';
import classes from './Picture.module.css';

interface PictureProps {
  picture: PictureRef;
  /** Empty if the words beside it say the same. */
  alt: string;
  /** The width it takes on the page, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: loaded before everything else. */
  priority?: boolean;
  /** Below the first screen, everywhere or on a phone: loaded after hydration, or when the guest scrolls. */
  later?: boolean | 'phone';
  /** Shown if the picture does not load; without a fallback, a lattice. */
  fallback?: PictureRef;
  className?: string;
}

function srcSet(picture: PictureRef, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** The ratio reserves the space, and the colour fills it until the picture, its fallback or a lattice takes it. */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  later = false,
  fallback,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  /** Identity of the picture that failed. */
  const [broken, setBroken] = useState('');
  const identity = `${picture.name}.${picture.version}`;
  const place = { '--picture-color': picture.color, '--picture-ratio': 1 / picture.ratio } as CSSProperties;

  // On a prerendered page the error may have happened before hydration.
  useEffect(() => {
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) setBroken(identity);
  }, [identity]);

  // A load that failed may succeed when the connection returns.
  useEffect(() => (broken ? onReconnect(() => setBroken('')) : undefined), [broken]);

  if (broken === identity) {
    if (fallback) return <Picture picture={fallback} alt={alt} sizes={sizes} className={className} />;
    return (
      <span
        className={clsx(classes.picture, classes.broken, className)}
        style={place}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      />
    );
  }

  const largest = picture.widths.at(-1) ?? 0;
  return (
    <>
      {priority && <Preload picture={picture} sizes={sizes} />}
      <picture
        className={clsx(
          classes.picture,
          later && classes[later === 'phone' ? 'laterOnPhones' : 'later'],
          className,
        )}
        style={place}
      >
        <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
        <img
          ref={image}
          className={classes.image}
          src={pictureUrl(picture, 800)}
          alt={alt}
          width={largest}
          height={Math.round(largest * picture.ratio)}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          onError={() => setBroken(identity)}
        />
      </picture>
    </>
  );
}

/** A browser finds the preload in the head before the picture; after a navigation it would save no time. */
function Preload({ picture, sizes }: Pick<PictureProps, 'picture' | 'sizes'>) {
  if (!usePrerendered()) return null;
  return (
    <link
      rel="preload"
      as="image"
      // React moves a preload into the head only if it has an `href`; browsers take the `imageSrcSet`.
      href={pictureUrl(picture, 800, 'avif')}
      type="image/avif"
      imageSrcSet={srcSet(picture, 'avif')}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
