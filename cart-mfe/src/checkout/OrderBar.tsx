import { useId } from 'react';
import { orderMoment, restaurantNotices } from '@asia/shared/cart';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Button, Icon, ignoreSecondTap, observer, useNow } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { feeIsKnown } from '../order-message/neighbourhood';
import type { OrderBasis } from '../order-message/Order';
import { orderAmounts } from '../order-message/orderAmounts';
import { doubtfulChoices } from './factNotices';
import { FocusLink } from './FocusLink';
import { CONSENT_ID, CORRECTION_ID, LONG_ORDER_ID, MISSING_ID, WARNING_ID } from './guestFields';
import classes from './OrderBar.module.css';

interface OrderBarProps extends OrderBasis {
  consent: boolean;
  /** Whether no dish of the cart can be ordered. */
  empty: boolean;
  /** Whether the link has no room for some texts of the guest. */
  noRoom: boolean;
}

/** The end of the form: the total, and the button that opens the chat. */
export const OrderBar = observer(({ items, neighbourhood, when, ...hints }: OrderBarProps) => {
  const texts = useTexts(cartTexts);
  const hint = useId();
  const { total } = orderAmounts(items, neighbourhood);
  const label = feeIsKnown(neighbourhood) ? texts.total : texts.totalWithoutDelivery;
  const words = useTexts(commonMessages);
  const now = useNow();
  // The page head already says that the restaurant is closed. A guest may order anyway.
  const warnings = now
    ? [
        ...doubtfulChoices({ items, neighbourhood, when }, now),
        ...restaurantNotices(now, neighbourhood, orderMoment(when)).filter(({ kind }) => kind !== 'closed'),
      ]
    : [];
  return (
    <div className={classes.bar}>
      {warnings.length > 0 && (
        <p id={WARNING_ID} className={classes.warning}>
          {warnings.map(({ inWords }) => {
            const sentence = inWords(words, language.current);
            return <span key={sentence}>{sentence}</span>;
          })}
        </p>
      )}
      <p className={classes.total}>
        <span key={label} className="small soft">
          {label}
        </span>
        <strong className="num" translate="no">
          {words.pesos(total)}
        </strong>
      </p>
      <Button
        type="submit"
        variant={warnings.length > 0 ? 'lacquer' : 'chat'}
        className={classes.button}
        disabled={!hints.consent || hints.empty}
        // The panel that appears after the click moves the page.
        onClick={ignoreSecondTap(() => undefined)}
        aria-describedby={`${WARNING_ID} ${hint} ${MISSING_ID} ${CORRECTION_ID} ${LONG_ORDER_ID}`}
      >
        <Icon name="whatsapp" />
        <span>{texts.send}</span>
      </Button>
      <p id={hint} className={classes.hint}>
        <Hint {...hints} />
      </p>
    </div>
  );
});

/** The condition that the button waits for, or advice before the click. */
const Hint = observer(({ consent, empty, noRoom }: Omit<OrderBarProps, keyof OrderBasis>) => {
  const texts = useTexts(cartTexts);
  const { menu } = useTexts(commonMessages);
  // Each text has its own element, so that React removes a translated text whole.
  if (empty)
    return (
      <span key="empty">
        <span>{texts.emptyOrder}</span> <Link to={menu}>{texts.start}</Link>
      </span>
    );
  if (!consent)
    return (
      <span key="consent">
        <FocusLink to={CONSENT_ID}>{texts.tick}</FocusLink>
        <span>{texts.tickRest}</span>
      </span>
    );
  if (noRoom) return <FocusLink to={LONG_ORDER_ID}>{texts.seeWhatIsMissing}</FocusLink>;
  return <span key="send">{texts.sendHint}</span>;
});
