import { greetingLink } from '@asia/shared/restaurant';
import { ExternalLink, Icon, VisuallyHidden } from '@asia/shared/ui';
import { CartButton } from './CartButton';
import classes from './Dock.module.css';

/** What floats at the foot of every page: the cart, when it holds something, and WhatsApp. */
export function Dock() {
  return (
    <aside className={classes.dock} aria-label="Pedido y WhatsApp">
      <CartButton className={classes.cart} />
      <ExternalLink className={classes.chat} href={greetingLink()}>
        <Icon name="whatsapp" className={classes.sign} />
        <VisuallyHidden>Escríbenos por WhatsApp</VisuallyHidden>
      </ExternalLink>
    </aside>
  );
}
