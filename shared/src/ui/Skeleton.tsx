import { classNames } from './classNames';
import classes from './Skeleton.module.css';

/** Placeholder for content that is loading; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(classes.skeleton, className)} aria-hidden="true" />;
}
