import { clsx } from 'clsx/lite';
import classes from './Seal.module.css';

interface SealProps {
  /** The category's two Chinese characters. */
  children: string;
  className?: string;
  /** At the upper edge of a picture. */
  hung?: boolean;
}

/** The red stamp of a category. Screen readers skip it, because it repeats the title. */
export function Seal({ children, className, hung = false }: SealProps) {
  return (
    <span
      className={clsx(classes.seal, hung && classes.hung, className)}
      lang="zh-Hans"
      translate="no"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
