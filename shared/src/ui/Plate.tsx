import type { ReactNode } from 'react';
import type { PictureRef } from '../contracts';
import { classNames } from './classNames';
import { Picture } from './Picture';
import classes from './Plate.module.css';

export interface PlateProps {
  picture: PictureRef;
  soldOut?: boolean;
  className?: string;
  /** Lies on the rim. */
  children?: ReactNode;
}

/**
 * A dish seen from above, round. Inside a link or button that is hovered or focused the brush ring draws itself round it.
 * The name of the dish stands beside it, so it has no text of its own.
 */
export function Plate({ picture, soldOut = false, className, children }: PlateProps) {
  return (
    <span className={classNames(classes.plate, soldOut && classes.soldOut, className)}>
      <Picture className={classes.picture} picture={picture} alt="" sizes="(min-width: 60em) 92px, 76px" />
      {children}
    </span>
  );
}
