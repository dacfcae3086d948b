import { ActionIcon } from '../ui';
import classes from './CartToast.module.css';

/** What a toast says: a `CartChange` of the cart fulfils it. */
export interface ToastChange {
  /** Grows with every change. */
  seq: number;
  /** English title, where the change has one. */
  title: string | null;
  /** The same in Spanish. */
  line: string;
  /** Name of the dish, or '' for the whole cart. */
  name: string;
  /** Address of a small picture, or ''. */
  image: string;
  /** Takes the change back. */
  undo?: () => void;
}

export interface CartToastProps {
  change: ToastChange;
  onClose: () => void;
  /** True while something inside has the focus: then it does not go away. */
  onHold: (held: boolean) => void;
}

/** One change of the cart: little plate, English title, Spanish line, and a gold line that runs out. */
export function CartToast({ change, onClose, onHold }: CartToastProps) {
  const { title, line, image, undo } = change;
  return (
    <div className={`ink ${classes.toast}`} onFocus={() => onHold(true)} onBlur={() => onHold(false)}>
      {image !== '' && <img className={classes.plate} src={image} alt="" width={44} height={44} />}
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
          Deshacer
        </button>
      ) : (
        <ActionIcon className={classes.close} icon="close" label="Cerrar aviso" onClick={onClose} />
      )}
    </div>
  );
}
