import { Button, Icon } from '@asia/shared/ui';
import { Link } from '@asia/shared/router';
import classes from './EmptyCart.module.css';

/** What stands in place of the lines when there are none. */
export function EmptyCart() {
  return (
    <div className={classes.empty}>
      <span className={classes.ring}>
        <Icon name="bag" />
      </span>
      <p>Tu carrito está vacío por ahora.</p>
      <Button component={Link} to="/menu">
        Inicia tu compra
      </Button>
    </div>
  );
}
