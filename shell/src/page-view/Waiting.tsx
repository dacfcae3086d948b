import type { ReactNode } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer, Skeleton } from '@asia/shared/ui';
import classes from './Waiting.module.css';

export const Waiting = observer(function Waiting({ small = false }: { small?: boolean }): ReactNode {
  const { lang, loading } = useTexts(commonMessages);
  return (
    <div lang={lang} className={small ? classes.small : classes.page}>
      <p role="status">{loading}</p>
      {!small && <PageSkeleton />}
    </div>
  );
});

function PageSkeleton(): ReactNode {
  return (
    <>
      <Skeleton className={classes.title} />
      <Skeleton className={classes.lead} />
      <div className={classes.rows}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton className={classes.plate} />
            <div>
              <Skeleton className={classes.name} />
              <Skeleton className={classes.text} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
