import { cart } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer, useHydrated } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { CartButton } from './CartButton';
import { OpenLine } from './OpenLine';
import { WhatsAppButton } from './WhatsAppButton';
import classes from './Dock.module.css';

/** Floats at the foot; a wide window has the cart in the bar. On a phone, an empty cart leaves room for the hours. */
export const Dock = observer(() => {
  const texts = useTexts(frameTexts);
  const hasOrder = useHydrated() && !cart.isEmpty;
  return (
    <aside className={classes.dock} aria-label={texts.dock} lang={useTexts(commonMessages).lang}>
      <CartButton className={classes.cart} />
      {hasOrder || (
        <div className={classes.hours}>
          <OpenLine />
        </div>
      )}
      <WhatsAppButton />
    </aside>
  );
});
