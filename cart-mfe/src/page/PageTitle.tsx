import type { ReactNode } from 'react';
import { TITLE_ID } from '@asia/shared/contracts';
import classes from './PageTitle.module.css';

/** The one title of a page, with the way back above it. It receives the focus after a navigation. */
export function PageTitle({ back, children }: { back: ReactNode; children: string }) {
  return (
    <div className={classes.head}>
      {back}
      <h1 id={TITLE_ID} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
