import { type CartNotice, cartPrices, orderTexts, restaurantNotices, storedCart } from '@asia/shared/cart';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { ignoreSecondTap, Notice, observer, useNow } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './CartNotices.module.css';

interface CartNoticesProps {
  /** Also lists the lines that cannot be ordered, for a page that does not show the lines themselves. */
  leftOut?: boolean;
  /** Notice of a changed fee. */
  fee?: readonly CartNotice[];
  onUnderstood?: () => void;
}

/**
 * What a guest should know before going on: closed hours, what changed in the order, another tab, a cart that is not
 * saved. None of it blocks an order.
 */
export const CartNotices = observer(({ leftOut = false, fee = [], onUnderstood }: CartNoticesProps) => {
  const now = useNow();
  const texts = useTexts(cartTexts);
  const { otherTabChanged, saved } = storedCart;
  const changes = [...cartPrices.changes, ...fee];
  const understand = () => {
    cartPrices.dismissChanges();
    onUnderstood?.();
  };
  return (
    <>
      <NoticeList tone="bad" notices={now ? restaurantNotices(now, undefined, orderTexts.moment) : []} />
      <NoticeList
        title={texts.changed}
        notices={[...(leftOut ? cartPrices.leftOut : []), ...changes]}
        {...(changes.length > 0 && { onUnderstood: understand })}
      />
      {otherTabChanged && (
        <Notice live="polite">
          <p>{texts.otherTab}</p>
        </Notice>
      )}
      {!saved && (
        <Notice tone="bad">
          <p>{texts.notSaved}</p>
        </Notice>
      )}
    </>
  );
});

interface NoticeListProps {
  notices: readonly Pick<CartNotice, 'inWords'>[];
  tone?: 'bad';
  /** Title of notices that appear later; screen readers announce them. */
  title?: string;
  onUnderstood?: () => void;
}

const NoticeList = observer(({ notices, tone, title, onUnderstood }: NoticeListProps) => {
  const words = useTexts(commonMessages);
  const { understood } = useTexts(cartTexts);
  if (notices.length === 0) return null;
  const button = onUnderstood && (
    <button type="button" className="link small" onClick={ignoreSecondTap(onUnderstood)}>
      {understood}
    </button>
  );
  return (
    <Notice {...(tone && { tone })} {...(title && { title, live: 'polite' })} action={button}>
      <ul className={classes.list}>
        {notices.map(({ inWords }) => {
          const sentence = inWords(words, language.current);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </Notice>
  );
});
