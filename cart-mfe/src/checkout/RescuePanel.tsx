import { TITLE_ID } from '@asia/shared/contracts';
import { cart } from '@asia/shared/cart';
import { clockText, restaurant, telLink } from '@asia/shared/restaurant';
import {
  Button,
  ExternalLink,
  Icon,
  Loadable,
  LoadBoundary,
  useLoaded,
  useMediaQuery,
} from '@asia/shared/ui';
import { Suspense, useId } from 'react';
import type { Order } from '../order-message/Order';
import type { OrderCodeProps } from './OrderCode';
import { CopyOrder } from './CopyOrder';
import classes from './RescuePanel.module.css';
import type { Sending } from './useSending';

/** From here on the phone is another device. */
const WIDE = '(min-width: 48em)';

const orderCode = new Loadable('order-code', () => import('./OrderCode'));

/** The other ways to send the order. It follows every click, since no browser tells whether the chat opened. */
export function RescuePanel({ order, sending }: { order: Order; sending: Sending }) {
  const title = useId();
  const wide = useMediaQuery(WIDE);
  const { message, link, sentAt } = sending;

  const clear = () => {
    cart.clear();
    sending.finish();
    document.getElementById(TITLE_ID)?.focus();
  };

  return (
    <section className={`paper ${classes.panel}`} aria-labelledby={title}>
      <div className={classes.ways}>
        <div className={classes.first}>
          <h2 id={title}>¿No se abrió WhatsApp?</h2>
          <p className="small soft">Tu pedido está listo. Elige otra forma de enviarlo.</p>
          <div className={classes.buttons}>
            <Button component={ExternalLink} href={link} variant="line" slim full onClick={sending.noteSent}>
              <Icon name="whatsapp" />
              Abrir WhatsApp
            </Button>
            <CopyOrder text={message.text} />
            <Button
              component="a"
              href={telLink(restaurant.phones.contact[0] ?? restaurant.phones.chat)}
              variant="line"
              slim
              full
            >
              <Icon name="phone" />
              Llamar
            </Button>
          </div>
        </div>
        {wide && (
          // Without the code the panel still has three ways.
          <LoadBoundary fallback={() => null}>
            <Suspense fallback={<span className={classes.code} />}>
              <Code className={classes.code} order={order} link={link} />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
      {message.compact && (
        <p className="small soft">
          El pedido es largo y va resumido. Lleva todos los platos y todos los totales.
        </p>
      )}
      {sentAt && <p className="small soft">Abriste este pedido en WhatsApp a las {timeOf(sentAt)}.</p>}
      <button type="button" className="link small" onClick={clear}>
        Ya lo envié: Vaciar Carrito
      </button>
    </section>
  );
}

function Code(props: OrderCodeProps) {
  const { default: OrderCode } = useLoaded(orderCode);
  return <OrderCode {...props} />;
}

function timeOf(date: Date): string {
  return clockText(`${date.getHours()}:${date.getMinutes()}`);
}
