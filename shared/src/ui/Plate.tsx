import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { PictureRef } from '../contracts';
import { Picture } from './Picture';
import classes from './Plate.module.css';

interface PlateProps {
  picture: PictureRef;
  soldOut?: boolean;
  later?: boolean | 'phone';
  className?: string;
  /** Shown on top of the picture. */
  children?: ReactNode;
}

/** A round picture with a brush ring while its link has pointer or focus. No text: the dish's name is beside it. */
export function Plate({ picture, soldOut = false, later = false, className, children }: PlateProps) {
  return (
    <span className={clsx(classes.plate, soldOut && 'sold-out', className)}>
      <Picture
        className={classes.picture}
        picture={picture}
        alt=""
        sizes="(min-width: 60em) 92px, 76px"
        later={later}
      />
      {children}
    </span>
  );
}
