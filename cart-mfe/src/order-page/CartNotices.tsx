import { cart, type CartNotice, cartPrices, restaurantNotices, storedCart } from '@asia/shared/cart';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { keepPlace, Notice, observer, useNow } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './CartNotices.module.css';

/**
 * What a guest should know before going on: closed hours, dishes that changed, another tab, a cart that is
 * not saved. None of it blocks an order.
 * @param leftOut also lists the lines that cannot be ordered, for a page that does not show the lines
 * themselves
 */
export const CartNotices = observer(({ leftOut = false }: { leftOut?: boolean }) => {
  const now = useNow();
  const texts = useTexts(cartTexts);
  const { otherTabChanged, saved } = storedCart;
  const soldOut = cart.cartItems.flatMap(({ away, key }) => (away === 'soldOut' ? key : []));
  return (
    <>
      <NoticeList tone="bad" notices={now ? restaurantNotices(now) : []} />
      {leftOut && (
        <NoticeList
          tone="bad"
          notices={cartPrices.leftOut}
          {...(soldOut.length > 0 && {
            choices: [[texts.orderAnyway, () => soldOut.forEach((key) => cartPrices.keepSoldOut(key))]],
          })}
        />
      )}
      <NoticeList
        title={texts.liveChanges}
        notices={cartPrices.liveChanges}
        choices={[
          [texts.takePrices, () => cartPrices.takeLive()],
          [texts.keepPrices, () => cartPrices.keepLines()],
        ]}
      />
      <NoticeList notices={cartPrices.kept} />
      <NoticeList
        notices={cartPrices.changes}
        choices={[[texts.understood, () => cartPrices.dismissChanges()]]}
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
  choices?: [label: string, choose: () => void][];
}

export const NoticeList = observer(({ notices, tone, title, choices }: NoticeListProps) => {
  const words = useTexts(commonMessages);
  if (notices.length === 0) return null;
  const buttons = choices?.map(([label, choose]) => (
    <button key={label} type="button" className="link small" onClick={keepPlace(choose)}>
      {label}
    </button>
  ));
  return (
    <Notice {...(tone && { tone })} {...(title && { title, live: 'polite' })} action={buttons}>
      <ul className={classes.list}>
        {notices.map(({ inWords }) => {
          const sentence = inWords(words, language.current);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </Notice>
  );
});
