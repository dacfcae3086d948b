import { restaurant, whatsappLink } from '@asia/shared/restaurant';
import { Icon } from '@asia/shared/ui';
import { CartButton } from './CartButton';
import classes from './Dock.module.css';

const greeting = `Hola, vengo de la página web de ${restaurant.name} y quiero hacer un pedido.`;

/** What floats at the foot of every page: the cart, when it holds something, and WhatsApp. */
export function Dock() {
  return (
    <aside className={classes.dock} aria-label="Pedido y WhatsApp">
      <CartButton className={classes.cart} />
      <a
        className={classes.chat}
        href={whatsappLink(greeting)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Escríbenos por WhatsApp (abre en otra pestaña)"
      >
        <Icon name="whatsapp" className={classes.sign} />
      </a>
    </aside>
  );
}
