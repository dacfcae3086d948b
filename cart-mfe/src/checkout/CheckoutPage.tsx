import { cart } from '@asia/shared/cart';
import pages from '@asia/shared/pages';
import { openState } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { DocumentHead, Icon, observer, Skeleton, useHydrated, useNow } from '@asia/shared/ui';
import { AlcoholNotice } from '../page/AlcoholNotice';
import type { Order } from '../order-message/Order';
import { CartNotices } from '../page/CartNotices';
import columns from '../page/columns.module.css';
import { OpeningNotice } from '../page/OpeningNotice';
import { OrderPage } from '../page/OrderPage';
import { CheckoutForm } from './CheckoutForm';
import classes from './CheckoutPage.module.css';
import { CheckoutSlip } from './CheckoutSlip';
import { PrivacySection } from './PrivacySection';
import { SendOrder } from './SendOrder';
import { useDraft } from './useDraft';
import { useSending } from './useSending';

/** /CheckoutPage: where to, for whom, how it is paid, and the order as a message to the restaurant's chat. */
const CheckoutPage = observer(() => {
  const hydrated = useHydrated();
  const now = useNow();
  const details = useDraft();
  const order: Order = {
    ...details,
    items: hydrated ? cart.orderItems : [],
    outOfHours: now !== null && openState(now).kind === 'closed',
  };
  const sending = useSending(order, now);

  return (
    <OrderPage
      title="Informacion"
      back={
        <Link className="back" to="/Cart">
          <Icon name="back" />
          Volver
        </Link>
      }
    >
      <DocumentHead meta={pages['/CheckoutPage']} noindex />
      {/* The browser's own checks would stop an order over the spelling of a mail address. */}
      <form className={columns.columns} noValidate onSubmit={sending.send}>
        <div>
          <p className={classes.intro}>Llena lo que puedas. Lo que falte lo preguntamos por WhatsApp.</p>
          <CheckoutForm details={details} />
        </div>
        <aside className={`${columns.aside} ${classes.aside}`} aria-label="Resumen">
          {now && (
            <OpeningNotice
              now={now}
              closedText={(when) => `Estamos cerrados. El pedido se envía y lo leemos al abrir, ${when}.`}
            />
          )}
          {hydrated && <CartNotices />}
          {hydrated ? <CheckoutSlip order={order} /> : <Skeleton className={classes.slip} />}
          <AlcoholNotice items={order.items} />
          <SendOrder order={order} sending={sending} now={now} />
        </aside>
      </form>
      <PrivacySection />
    </OrderPage>
  );
});

export default CheckoutPage;
