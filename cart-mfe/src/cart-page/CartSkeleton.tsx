import { commonMessages, useTexts } from '@asia/shared/messages';
import { Skeleton, VisuallyHidden } from '@asia/shared/ui';
import classes from './CartSkeleton.module.css';

/** Placeholder as high as a cart with two lines, until the browser has read the stored cart. */
export function CartSkeleton() {
  return (
    <div className={classes.skeleton}>
      <VisuallyHidden>{useTexts(commonMessages).loading}</VisuallyHidden>
      <Skeleton className={classes.lines} />
    </div>
  );
}
