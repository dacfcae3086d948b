import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { LoadNotice, type LoadProblem } from '@asia/shared/ui';
import { RestoreFocus } from './RestoreFocus';
import classes from './PageNotice.module.css';

/** The notice of a page or of a widget (`minor`): over its prerendered text, or in place of it. */
export function PageNotice({ readable, minor, ...notice }: LoadProblem & { minor?: boolean }): ReactNode {
  return (
    <RestoreFocus className={readable ? classes.over : minor ? undefined : clsx('wrap', classes.alone)}>
      <LoadNotice {...notice} minor={minor || readable} />
    </RestoreFocus>
  );
}
