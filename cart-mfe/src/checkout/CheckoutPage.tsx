import { cart, cartPrices, orderMoment, orderRecord, restaurantNotices } from '@asia/shared/cart';
import { language, useMessagesReady, useTexts } from '@asia/shared/messages';
import { observer, Skeleton, useHydrated, useNow } from '@asia/shared/ui';
import { CheckField, MantineThemeScope } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { SentNotice } from '../order-memory/SentNotice';
import type { Order } from '../order-message/Order';
import { hashDetails } from '../order-message/orderIdentity';
import { AgeNotice } from '../order-page/AgeNotice';
import { BackToCart } from '../order-page/BackToCart';
import { CartNotices } from '../order-page/CartNotices';
import { EmptyOrder } from '../order-page/EmptyOrder';
import { OrderPage } from '../order-page/OrderPage';
import { useLiveCheck } from '../order-page/useLiveCheck';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSlip } from './CheckoutSlip';
import { ConsentField } from './ConsentField';
import { CorrectionNotice } from './CorrectionNotice';
import { doubtfulChoices, seenFacts } from './factNotices';
import { goOnWithEnter } from './goOnWithEnter';
import { KEEP_ID } from './guestFields';
import { LongOrder } from './LongOrder';
import { MissingList } from './MissingList';
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
  const items = hydrated ? cart.orderItems : [];
  // Not the whole order: a letter of a name then draws neither slip nor bar again.
  const basis = { items, neighbourhood: details.neighbourhood, payment: details.payment, when: details.when };
  const fee = hydrated ? seenFacts.feeChange(details.neighbourhood) : [];
  const codesAt = (moment: Date) =>
    orderRecord.codesAt(moment, { ...hashDetails(draft.details), lines: cart.cartItems });
  const orderAt = (moment: Date, { code, replaces } = codesAt(moment)): Order => {
    const { details } = draft;
    const { neighbourhood, when } = details;
    const { orderItems } = cart;
    const notices = [
      ...cartPrices.leftOut,
      ...cartPrices.changes,
      ...seenFacts.feeChange(neighbourhood),
      ...doubtfulChoices({ items: orderItems, neighbourhood, when }, moment),
      ...restaurantNotices(moment, neighbourhood, orderMoment(when)),
    ];
    return { ...details, language: language.current, items: orderItems, notices, code, replaces };
  };
  const codes = now && codesAt(now);
  const order = codes
    ? orderAt(now, codes)
    : { ...details, language: language.current, items, notices: [], code: null, replaces: [] };
  const corrects = codes && items.length > 0 ? codes.corrects : null;
  const sending = useSending(order, orderAt);
  const { consent, setConsent, triedAt } = sending;
  useLiveCheck();
  const empty = hydrated && order.items.length === 0;

  return (
    <OrderPage title={texts.checkoutTitle} back={<BackToCart />}>
      <MantineThemeScope>
        {/* `autoComplete`: a tick that a browser restores is none of the guest's. */}
        <form
          className={classes.page}
          autoComplete="off"
          onSubmit={sending.send}
          onKeyPressCapture={goOnWithEnter}
        >
          <div className={classes.columns}>
            <div className={classes.fields}>
              <p className={classes.intro}>{texts.intro}</p>
              {hydrated && (
                <div className={classes.notices}>
                  {!triedAt && !corrects && <SentNotice />}
                  <CartNotices leftOut fee={fee} onUnderstood={() => seenFacts.understand()} />
                  {empty && <EmptyOrder />}
                </div>
              )}
              <CheckoutForm />
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
              <CorrectionNotice corrects={corrects} sent={order.code !== null} onAnother={sending.finish} />
              {/* The button below waits for the consent. */}
              <ConsentField checked={consent} onChange={setConsent} />
              <OrderBar
                {...basis}
                consent={consent}
                empty={empty}
                noRoom={sending.message.leftOut.length > 0}
              />
              {!empty && !corrects && consent && triedAt && (
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
