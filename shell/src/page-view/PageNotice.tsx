import { useEffect, type ReactNode } from 'react';
import { LoadNotice, type LoadProblem } from '@asia/shared/ui';
import { reloadOnce } from '../boot/reloadOnce';
import classes from './PageNotice.module.css';
import { RestoreFocus } from './RestoreFocus';

/**
 * The notice of a page or of a part of it: over its prerendered text, or in its place. A page whose files are gone is reloaded: a
 * guest has nothing to lose there yet.
 */
export function PageNotice({ readable, part, ...notice }: LoadProblem & { part?: boolean }): ReactNode {
  const isPageGone = notice.state === 'gone' && !part;
  useEffect(() => {
    if (isPageGone) reloadOnce();
  }, [isPageGone]);
  return (
    <RestoreFocus className={readable ? classes.over : part ? undefined : `wrap ${classes.alone}`}>
      <LoadNotice {...notice} part={part || readable} />
    </RestoreFocus>
  );
}
