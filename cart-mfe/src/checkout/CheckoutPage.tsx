import { cart, cartPrices, restaurantNotices } from '@asia/shared/cart';
import { language, useMessagesReady, useTexts } from '@asia/shared/messages';
import { observer, Skeleton, useHydrated, useNow } from '@asia/shared/ui';
import { CheckField, MantineThemeScope } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { SentNotice } from '../order-memory/SentNotice';
import { codeOf } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import { AgeNotice } from '../order-page/AgeNotice';
import { BackToCart } from '../order-page/BackToCart';
import { CartNotices, NoticeList } from '../order-page/CartNotices';
import { EmptyOrder } from '../order-page/EmptyOrder';
import { OrderPage } from '../order-page/OrderPage';
import { useLiveCheck } from '../order-page/useLiveCheck';
import { ChangedOrder } from './ChangedOrder';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSlip } from './CheckoutSlip';
import { ConsentField } from './ConsentField';
import { doubtfulChoices, seenFacts } from './factNotices';
import { goOnWithEnter } from './goOnWithEnter';
import { KEEP_ID } from './guestFields';
import { LongOrder } from './LongOrder';
import { MissingList } from './MissingList';
import { openedOrder } from './OpenedOrder';
import { OrderBar } from './OrderBar';
import { PrivacySection } from './PrivacySection';
import { SendFallbackPanel } from './SendFallbackPanel';
import { draft, useDraft } from './useDraft';
import { useSending } from './useSending';
import classes from './CheckoutPage.module.css';

/** `/CheckoutPage`: the guest's details, the order with its total, and the button that opens the chat. */
const CheckoutPage = observer(() => {
  useMessagesReady(cartTexts);
  const hydrated = useHydrated();
  const texts = useTexts(cartTexts);
  const now = useNow();
  const details = useDraft();
  const { leftOut, changes, liveChanges, kept } = cartPrices;
  const items = hydrated ? cart.orderItems : [];
  // Not the whole order: a letter of a name then draws neither slip nor bar again.
  const basis = { items, neighbourhood: details.neighbourhood, payment: details.payment, when: details.when };
  const fee = hydrated ? seenFacts.feeChange(details.neighbourhood) : [];
  const seen = hydrated ? [...leftOut, ...changes, ...liveChanges, ...kept, ...fee] : [];
  const orderAt = (moment: Date | null): Order => {
    const notices = moment
      ? [...seen, ...doubtfulChoices(basis, moment), ...restaurantNotices(moment, details.neighbourhood)]
      : seen;
    const order = { ...details, language: language.current, items, notices, replaces: [] };
    // Its code needs the whole text: no work for a first order.
    return openedOrder.last ? { ...order, replaces: openedOrder.replacedBy(codeOf(order)) } : order;
  };
  const order = orderAt(now);
  const sending = useSending(order, orderAt);
  const { consent, setConsent, triedAt } = sending;
  useLiveCheck();
  const empty = hydrated && order.items.length === 0;
  const changed = items.length > 0 && openedOrder.differsFrom(sending.message.code);

  return (
    <OrderPage title={texts.checkoutTitle} back={<BackToCart />}>
      <MantineThemeScope>
        {/* `noValidate`: the browser would block the order because of a misspelt e-mail address. */}
        <form
          className={classes.page}
          noValidate
          onSubmit={sending.send}
          onKeyPressCapture={(event) => goOnWithEnter(event, consent)}
        >
          <div className={classes.columns}>
            <div className={classes.fields}>
              <p className={classes.intro}>{texts.intro}</p>
              {hydrated && (
                <div className={classes.notices}>
                  {!triedAt && !changed && <SentNotice items={order.items} />}
                  <CartNotices leftOut />
                  <NoticeList
                    title={texts.factsChanged}
                    notices={[...fee, ...seenFacts.otherChanges]}
                    choices={[[texts.understood, () => seenFacts.understand()]]}
                  />
                  {empty && <EmptyOrder />}
                </div>
              )}
              <CheckoutForm consent={consent} />
            </div>
            <aside className={classes.aside} aria-label={texts.summary}>
              {hydrated ? <CheckoutSlip {...basis} /> : <Skeleton className={classes.slip} />}
              <AgeNotice items={order.items} />
            </aside>
            <div className={classes.last}>
              <CheckField
                id={KEEP_ID}
                label={texts.keep}
                hint={texts.keepHint}
                checked={hydrated && draft.kept}
                onChange={(kept) => draft.allow(kept)}
              />
              {!empty && <MissingList order={order} />}
              {!empty && <LongOrder {...sending} />}
              {changed && <ChangedOrder order={order} />}
              {/* The button below waits for the consent. */}
              <ConsentField checked={consent} onChange={setConsent} />
              <OrderBar
                {...basis}
                consent={consent}
                empty={empty}
                noRoom={sending.message.leftOut.length > 0}
              />
              {!empty && !changed && consent && triedAt && (
                <SendFallbackPanel order={order} sending={sending} />
              )}
            </div>
          </div>
        </form>
      </MantineThemeScope>
      <PrivacySection />
    </OrderPage>
  );
});

export default CheckoutPage;
