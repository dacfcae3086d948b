import { greetingLink } from '@asia/shared/restaurant';
import { ExternalLink, Icon, VisuallyHidden } from '@asia/shared/ui';
import { OpenLine } from '../opening/OpenLine';
import { CartButton } from './CartButton';
import classes from './Dock.module.css';

/** What floats at the foot of every page: WhatsApp and the cart; on a phone the hours, while the cart is empty. */
export function Dock() {
  return (
    <aside className={classes.dock} aria-label="Pedido y WhatsApp">
      <CartButton className={classes.cart} />
      <div className={classes.hours}>
        <OpenLine />
      </div>
      <ExternalLink className={classes.chat} href={greetingLink()}>
        <Icon name="whatsapp" className={classes.sign} />
        <VisuallyHidden>Escríbenos por WhatsApp</VisuallyHidden>
      </ExternalLink>
    </aside>
  );
}
