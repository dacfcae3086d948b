import { cart } from '@asia/shared/cart';
import { Link } from '@asia/shared/router';
import { Icon, observer, useNow } from '@asia/shared/ui';
import { AlcoholNotice } from '../page/AlcoholNotice';
import columns from '../page/columns.module.css';
import { OpeningNotice } from '../page/OpeningNotice';
import { CartLine } from './CartLine';
import { CartNotices } from '../page/CartNotices';
import { CartSlip } from './CartSlip';
import { ContinueDock } from './ContinueDock';
import classes from './FilledCart.module.css';
import { useLastStep } from '../page/useLastStep';

/** The lines at the left, the slip at the right; on a phone one under the other. */
export const FilledCart = observer(({ onLeave }: { onLeave: (key: string) => void }) => {
  const now = useNow();
  const [continueRef, continueInView] = useLastStep<HTMLDivElement>();
  return (
    <div className={columns.columns}>
      <div>
        <div className={classes.notices}>
          {now && (
            <OpeningNotice
              now={now}
              closedText={(when) =>
                `Estamos cerrados. Puedes armar tu pedido y enviarlo; lo leemos al abrir, ${when}.`
              }
            />
          )}
          <CartNotices />
        </div>
        <ul>
          {cart.cartItems.map((item) => (
            <CartLine key={item.key} item={item} onLeave={onLeave} />
          ))}
        </ul>
        <p className={classes.ways}>
          <Link className="link" to="/menu">
            <Icon name="plus" />
            Sigue comprando
          </Link>
          <button type="button" className="link" onClick={() => cart.clear()}>
            Vaciar Carrito
          </button>
        </p>
      </div>
      <aside className={`${columns.aside} ${classes.aside}`} aria-label="Resumen">
        <CartSlip continueRef={continueRef} />
        <AlcoholNotice items={cart.orderItems} />
      </aside>
      {!continueInView && <ContinueDock />}
    </div>
  );
});
