import { cart, orderRecord } from '@asia/shared/cart';
import { commonMessages, dishName, language, useTexts } from '@asia/shared/messages';
import { Button, Icon, ignoreSecondTap, observer } from '@asia/shared/ui';
import classes from './RepeatOrder.module.css';

/** Takes the place of the cart's button while the cart is empty: offers the last kept order. */
export const RepeatOrder = observer(({ className }: { className?: string }) => {
  const { repeat } = useTexts(commonMessages);
  const lines = orderRecord.last?.items ?? [];
  if (lines.length === 0) return null;
  const names = lines.map((item) => `${item.cartQuantity} × ${dishName(item, language.current)}`).join(', ');
  return (
    <Button
      className={className}
      aria-label={`${repeat}: ${names}`}
      onClick={ignoreSecondTap(() => cart.repeat(lines))}
    >
      <span className={classes.repeat}>
        <Icon name="retry" />
        <span key={repeat}>{repeat}</span>
      </span>
      <span key={names} className={classes.names} aria-hidden="true">
        {names}
      </span>
    </Button>
  );
});
