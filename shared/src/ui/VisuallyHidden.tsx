import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for those who listen. */
export function VisuallyHidden({ children, lang }: Pick<ComponentProps<'span'>, 'children' | 'lang'>) {
  return (
    <span className={classes.hidden} lang={lang}>
      {children}
    </span>
  );
}
