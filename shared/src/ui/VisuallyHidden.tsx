import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, lang }: Pick<ComponentProps<'span'>, 'children' | 'lang'>) {
  return (
    <span className={classes.hidden} lang={lang}>
      {children}
    </span>
  );
}
