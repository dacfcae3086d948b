import { classNames } from './classNames';
import classes from './Art.module.css';

export interface ArtProps {
  name: 'logo' | 'brand' | 'ring' | 'lattice' | 'latticeInk' | 'flagEnglish' | 'flagChinese';
  /** What it shows; without it, it is ornament. */
  label?: string;
  /** Gives it its place and size. */
  className?: string;
}

/** A drawing of the house. A background and not an image element, so that its address stays in the style sheet. */
export function Art({ name, label, className }: ArtProps) {
  return (
    <span
      className={classNames(classes.art, classes[name], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
