import { clsx } from 'clsx';
import type { CartChange } from '../cart/CartChange';
import { commonMessages, useTexts } from '../messages';
import { ActionIcon, observer } from '../ui';
import classes from './CartToast.module.css';

interface CartToastProps {
  change: CartChange;
  /** The change in words, in the guest's language. */
  line: string;
  onClose: () => void;
  /** Called with true while something inside has the focus: the toast then stays. */
  onHold: (held: boolean) => void;
}

/** One change of the cart: small picture, English title, the change in words, and a gold line that shows the time left. */
export const CartToast = observer(({ change, line, onClose, onHold }: CartToastProps) => {
  const texts = useTexts(commonMessages);
  const { kind, item, undo } = change;
  const title = texts.toastTitles?.[kind];
  return (
    <div
      className={clsx('ink', classes.toast)}
      lang={texts.lang}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {item?.image && <img className={classes.plate} src={item.image} alt="" width={44} height={44} />}
      <div className={classes.text}>
        {title && (
          <p className={classes.title} lang="en">
            {title}
          </p>
        )}
        <p className={classes.line}>{line}</p>
      </div>
      {undo ? (
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            onClose();
            undo();
          }}
        >
          {texts.undo}
        </button>
      ) : (
        <ActionIcon className={classes.close} icon="close" label={texts.closeToast} onClick={onClose} />
      )}
    </div>
  );
});
