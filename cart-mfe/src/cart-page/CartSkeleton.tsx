import { useTexts } from '@asia/shared/language';
import { Skeleton, VisuallyHidden } from '@asia/shared/ui';
import { cartTexts } from '../texts';
import columns from '../page/columns.module.css';
import classes from './CartSkeleton.module.css';

/** The room of a cart of two lines, before the browser has said what is in it. */
export function CartSkeleton() {
  return (
    <div className={`${columns.columns} ${classes.skeleton}`}>
      <VisuallyHidden>{useTexts(cartTexts).loading}</VisuallyHidden>
      <div>
        {[1, 2].map((line) => (
          <div key={line} className={classes.line}>
            <Skeleton className={classes.plate} />
            <Skeleton className={classes.text} />
            <Skeleton className={classes.foot} />
          </div>
        ))}
      </div>
      <Skeleton className={classes.slip} />
    </div>
  );
}
