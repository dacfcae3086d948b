import { CONTENT_ID } from '@asia/shared/contracts';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard: over the bar, straight to the page. */
export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${CONTENT_ID}`}>
      Saltar al contenido
    </a>
  );
}
