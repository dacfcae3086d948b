import { clsx } from 'clsx/lite';
import classes from './Skeleton.module.css';

export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx(classes.skeleton, className)} aria-hidden="true" />;
}
