import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { emptyCart } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { TITLE_ID } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { telLink } from '@asia/shared/restaurant';
import {
  Button,
  Icon,
  ignoreSecondTap,
  Loadable,
  LoadBoundary,
  Notice,
  observer,
  Panel,
  useLoaded,
  useMediaQuery,
  WIDE_WINDOW,
} from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { OrderCode } from '../order-memory/OrderCode';
import { formatMoment } from '../order-memory/SentNotice';
import type { Order } from '../order-message/Order';
import { CopyOrder } from './CopyOrder';
import type { OrderQrCodeProps } from './OrderQrCode';
import type { Sending } from './useSending';
import classes from './SendFallbackPanel.module.css';

const orderQrCode = new Loadable('order-qr-code', () => import('./OrderQrCode'));

/**
 * Appears after every click on the order button: whether the chat opened, as far as the browser reports, and other ways
 * to send. The other ways always appear: a guest who left the page may not have reached the chat.
 */
export const SendFallbackPanel = observer(({ order, sending }: { order: Order; sending: Sending }) => {
  const texts = useTexts(cartTexts);
  const title = useId();
  const ways = useId();
  const panel = useRef<HTMLElement>(null);
  // On a wide screen, the guest's phone is another device and can scan a code.
  const wide = useMediaQuery(WIDE_WINDOW);
  const { message, left, triedAt } = sending;
  const { phones } = facts.current;

  useEffect(() => {
    const { current } = panel;
    // The focus makes screen readers read the panel; a focused button of the panel keeps it.
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
    void current?.scrollIntoView({ block: 'nearest' });
    // `wide`: the QR code makes the panel higher.
  }, [triedAt, left, wide]);

  const clear = () => {
    emptyCart();
    sending.finish();
    document.getElementById(TITLE_ID)?.focus();
  };
  const openChat = (event: MouseEvent) => {
    const taken = sending.takeOrder();
    if (taken.order.items.length === 0) return event.preventDefault();
    event.currentTarget.setAttribute('href', taken.message.link);
    sending.noteOpened(taken);
  };
  const sent = (
    <button type="button" className="link small" onClick={ignoreSecondTap(clear)}>
      {texts.sentAlready}
    </button>
  );

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={title} aria-describedby={ways}>
      <Panel className={classes.panel}>
        {left && triedAt && (
          <Notice tone="good" live="polite" className={classes.opened} title={texts.openedNow} action={sent}>
            <p>{texts.openedAt(formatMoment(triedAt))}</p>
          </Notice>
        )}
        <div className={classes.ways}>
          <div className={classes.first}>
            <h2 id={title}>{texts.notOpened}</h2>
            <p id={ways} className="small soft">
              {texts.otherWays}
            </p>
            <OrderCode code={message.code} />
            <div className={classes.buttons}>
              {/* Opens in this tab: browsers inside other apps may ignore `target`. */}
              <Button
                component="a"
                href={message.link}
                rel="noreferrer"
                variant="line"
                slim
                full
                onClick={openChat}
              >
                <Icon name="whatsapp" />
                <span>{texts.openChat}</span>
              </Button>
              <CopyOrder {...sending} />
              <Button component="a" href={telLink(phones.contact[0] ?? phones.chat)} variant="line" slim full>
                <Icon name="phone" />
                <span>{texts.call}</span>
              </Button>
            </div>
          </div>
          {wide && (
            // Without the QR code, the panel still offers three ways.
            <LoadBoundary waiting={<span className={classes.code} />} notice={() => null}>
              <QrCode className={classes.code} order={order} link={message.link} />
            </LoadBoundary>
          )}
        </div>
        {!left && sent}
      </Panel>
    </section>
  );
});

function QrCode(props: OrderQrCodeProps) {
  const { default: OrderQrCode } = useLoaded(orderQrCode);
  return <OrderQrCode {...props} />;
}
