import { classNames } from './classNames';
import classes from './Skeleton.module.css';

/** A place that waits: give it the size of what will come through `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(classes.skeleton, className)} aria-hidden="true" />;
}
