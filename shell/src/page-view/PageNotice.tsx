import type { ReactNode } from 'react';
import { LoadNotice, type LoadProblem } from '@asia/shared/ui';
import classes from './PageNotice.module.css';
import { RestoreFocus } from './RestoreFocus';

/** The notice of a page or of a part of it: over its prerendered text, or in its place. */
export function PageNotice({ readable, part, ...notice }: LoadProblem & { part?: boolean }): ReactNode {
  return (
    <RestoreFocus className={readable ? classes.over : part ? undefined : `wrap ${classes.alone}`}>
      <LoadNotice {...notice} part={part || readable} />
    </RestoreFocus>
  );
}
