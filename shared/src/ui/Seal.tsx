import { classNames } from './classNames';
import classes from './Seal.module.css';

export interface SealProps {
  /** The category's two Chinese characters. */
  children: string;
  className?: string;
  /** Hung from the upper edge of a picture, with room above the characters. */
  hung?: boolean;
}

/** The sign of a category, cut in lacquer. It repeats what the title says, so it is not read aloud. */
export function Seal({ children, className, hung = false }: SealProps) {
  return (
    <span
      className={classNames(classes.seal, hung && classes.hung, className)}
      lang="zh-Hans"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
