import { clsx } from 'clsx/lite';
import classes from './Art.module.css';

interface ArtProps {
  name: 'logo' | 'brand' | 'ring' | 'lattice' | 'flagEnglish' | 'flagChinese';
  /** Description; a drawing without a label is only decoration. */
  label?: string;
  className?: string;
}

/** A drawing of the restaurant, as a background: its address stays in the style sheet. */
export function Art({ name, label, className }: ArtProps) {
  return (
    <span
      className={clsx(classes.art, classes[name], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
