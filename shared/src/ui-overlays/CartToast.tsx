import { changeTitles, type CartChange } from '../cart/CartChange';
import { house, useTexts } from '../language';
import { ActionIcon, observer } from '../ui';
import classes from './CartToast.module.css';

export interface CartToastProps {
  change: CartChange;
  /** What it says in the guest's language. */
  line: string;
  onClose: () => void;
  /** True while something inside has the focus: then it does not go away. */
  onHold: (held: boolean) => void;
}

/** One change of the cart: little plate, English title, the same for the guest, and a gold line that runs out. */
export const CartToast = observer(({ change, line, onClose, onHold }: CartToastProps) => {
  const texts = useTexts(house);
  const { kind, item, undo } = change;
  const title = texts.titled && changeTitles[kind];
  return (
    <div
      className={`ink ${classes.toast}`}
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
