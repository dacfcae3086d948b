import { cart } from '@asia/shared/cart';
import { observer, useHydrated, VisuallyHidden } from '@asia/shared/ui';
import classes from './InOrder.module.css';

export interface InOrderProps {
  /** Key of the dish. */
  dish: string;
  className?: string | undefined;
}

/** How many of a dish are in the cart, as `2 ×`; nothing while there are none. */
export const InOrder = observer(({ dish, className }: InOrderProps) => {
  const hydrated = useHydrated();
  const units = hydrated ? cart.quantityOf(dish) : 0;
  if (units === 0) return null;
  return (
    <span className={className ? `${classes.units} ${className}` : classes.units}>
      <VisuallyHidden>{units} en tu pedido. </VisuallyHidden>
      <span className="num" aria-hidden="true">
        {units} ×
      </span>
    </span>
  );
});
