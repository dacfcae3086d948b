import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />;
}
