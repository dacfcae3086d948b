import { cart, restaurantNotices, type CartNotice } from '@asia/shared/cart';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { Notice, observer, useNow } from '@asia/shared/ui';
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
  const { changes, otherTabChanged, saved } = cart;
  return (
    <>
      <NoticeList tone="bad" notices={now ? restaurantNotices(now) : []} />
      {leftOut && <NoticeList tone="bad" notices={cart.leftOut} />}
      <NoticeList notices={changes} onRead={() => cart.dismissChanges()} />
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
  notices: readonly CartNotice[];
  tone?: 'bad';
  onRead?: () => void;
}

const NoticeList = observer(({ notices, tone, onRead }: NoticeListProps) => {
  const { understood } = useTexts(cartTexts);
  const words = useTexts(commonMessages);
  if (notices.length === 0) return null;
  const dismissButton = onRead && (
    <button type="button" className="link small" onClick={onRead}>
      {understood}
    </button>
  );
  return (
    <Notice {...(tone && { tone })} action={dismissButton}>
      <ul className={classes.list}>
        {notices.map(({ kind, line, inWords }) => (
          <li key={`${kind} ${line}`}>{inWords(words, language.current)}</li>
        ))}
      </ul>
    </Notice>
  );
});
