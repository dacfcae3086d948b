import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect } from 'react';
import { LoadNotice, type LoadProblem } from '@asia/shared/ui';
import { reloadOnce } from '../boot/reloadOnce';
import { RestoreFocus } from './RestoreFocus';
import classes from './PageNotice.module.css';

/**
 * The notice of a page or of a widget (`minor`): over its prerendered text, or in place of it. A page whose files are
 * gone is reloaded: a guest has nothing to lose there yet.
 */
export function PageNotice({ readable, minor, ...notice }: LoadProblem & { minor?: boolean }): ReactNode {
  const isPageGone = notice.state === 'gone' && !minor;
  useEffect(() => {
    if (isPageGone) reloadOnce();
  }, [isPageGone]);
  return (
    <RestoreFocus className={readable ? classes.over : minor ? undefined : clsx('wrap', classes.alone)}>
      <LoadNotice {...notice} minor={minor || readable} />
    </RestoreFocus>
  );
}
