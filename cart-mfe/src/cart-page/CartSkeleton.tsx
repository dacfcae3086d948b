import { clsx } from 'clsx/lite';
import { useTexts } from '@asia/shared/messages';
import { Skeleton, VisuallyHidden } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import columns from '../order-page/columns.module.css';
import line from './CartLine.module.css';
import classes from './CartSkeleton.module.css';

/** Placeholder in the size of a cart with two lines, until the browser has read the stored cart. */
export function CartSkeleton() {
  return (
    <div className={clsx(columns.columns, classes.skeleton)}>
      <VisuallyHidden>{useTexts(cartTexts).loading}</VisuallyHidden>
      <div>
        {[1, 2].map((place) => (
          <div key={place} className={line.line}>
            <Skeleton className={clsx(line.plate, classes.plate)} />
            <Skeleton className={classes.text} />
            <Skeleton className={clsx(line.foot, classes.foot)} />
          </div>
        ))}
      </div>
      <Skeleton className={classes.slip} />
    </div>
  );
}
