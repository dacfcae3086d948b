import type { CSSProperties, ReactNode } from 'react';
import type { PictureRef } from '../contracts';
import { classNames } from './classNames';
import { Picture } from './Picture';
import classes from './Plate.module.css';

export interface PlateProps {
  picture: PictureRef;
  /** Diameter in pixels; without it 76, and 92 on wide screens. */
  size?: number;
  soldOut?: boolean;
  className?: string;
  /** Lies on the rim. */
  children?: ReactNode;
}

/**
 * A dish seen from above, round. Inside a link or button that is hovered or focused the brush ring draws itself round it.
 * The name of the dish stands beside it, so it has no text of its own.
 */
export function Plate({ picture, size, soldOut = false, className, children }: PlateProps) {
  const style = size === undefined ? undefined : ({ '--plate-size': `${size / 16}rem` } as CSSProperties);
  return (
    <span className={classNames(classes.plate, soldOut && classes.soldOut, className)} style={style}>
      <Picture
        className={classes.picture}
        picture={picture}
        alt=""
        sizes={size === undefined ? '(min-width: 60em) 92px, 76px' : `${size}px`}
      />
      {children}
    </span>
  );
}
