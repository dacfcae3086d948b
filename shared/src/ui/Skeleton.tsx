import { classNames } from './classNames';
import classes from './Skeleton.module.css';

/** Keeps a place for what is still loading; `className` gives it the size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(classes.skeleton, className)} aria-hidden="true" />;
}
