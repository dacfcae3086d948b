import type { PictureRef } from '@asia/shared/contracts';
import { Picture } from '@asia/shared/ui';
import type { GalleryPicture } from './GalleryPicture';
import classes from './GalleryThumbnails.module.css';

interface GalleryThumbnailsProps {
  pictures: readonly GalleryPicture[];
  fallback?: PictureRef;
  current: number;
  onChoose: (index: number) => void;
}

/** The row under the gallery: every picture small, the one in view framed in gold. */
export function GalleryThumbnails({ pictures, fallback, current, onChoose }: GalleryThumbnailsProps) {
  return (
    <ul className={classes.thumbnails}>
      {pictures.map(({ picture, caption }, index) => (
        <li key={picture.name}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={`Imagen ${index + 1} de ${pictures.length}: ${caption}`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture picture={picture} alt="" sizes="(min-width: 56em) 12rem, 33vw" fallback={fallback} />
          </button>
        </li>
      ))}
    </ul>
  );
}
