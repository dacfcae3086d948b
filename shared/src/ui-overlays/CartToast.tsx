import { clsx } from 'clsx/lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartChange } from '../cart/CartChange';
import { languageTags } from '../contracts';
import { commonMessages, useTexts } from '../messages';
import { ActionIcon, afterPaint, announce, observer } from '../ui';
import classes from './CartToast.module.css';

interface CartToastProps {
  change: CartChange;
  /** The change in words, in the guest's language. */
  line: string;
  onClose: () => void;
  /** Called with true while the focus is in the toast, or where a change by keyboard left it: the toast then stays. */
  onHold: (held: boolean) => void;
}

export const CartToast = observer(({ change, line, onClose, onHold }: CartToastProps) => {
  const texts = useTexts(commonMessages);
  const { kind, item, undo } = change;
  const title = texts.toastTitles?.[kind];
  const button = useRef<HTMLButtonElement>(null);
  /** Where the focus was before the key of undo. */
  const place = useRef<Element>(null);
  const [byKey, setByKey] = useState(false);
  const [held, setHeld] = useState(false);

  const hold = (on: boolean) => {
    setHeld(on);
    onHold(on);
  };

  const holdByKey = useEffectEvent((on: boolean) => {
    hold(on);
    if (!on) return;
    setByKey(true);
    announce(texts.undoKey);
  });

  useEffect(() => {
    if (!undo) return undefined;
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      // By the place of the key: with Alt, some systems write another letter.
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyZ') return;
      event.preventDefault();
      place.current = document.activeElement;
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    // After the paint, the focus is where the removed line was.
    const cancel = afterPaint(() => {
      const { activeElement } = document;
      if (!activeElement?.matches(':focus-visible')) return;
      holdByKey(true);
      activeElement.addEventListener('blur', () => holdByKey(false), { once: true, signal: stop.signal });
      place.current = activeElement;
    });
    return () => {
      cancel();
      stop.abort();
    };
  }, [undo]);

  return (
    <div
      className={clsx('ink', classes.toast)}
      // Outside of the frame, which is Spanish where it does not say otherwise.
      lang={texts.lang ?? languageTags.es}
      data-held={held || undefined}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {item?.image && <img className={classes.plate} src={item.image} alt="" width={44} height={44} />}
      <div className={classes.text}>
        {title && (
          <p className={classes.title} lang="en">
            {title}
          </p>
        )}
        <p className={classes.line}>{line}</p>
        {byKey && <p className={classes.line}>{texts.undoKey}</p>}
      </div>
      {undo ? (
        <button
          ref={button}
          type="button"
          className={classes.undo}
          aria-keyshortcuts="Alt+Shift+Z"
          onClick={() => {
            onClose();
            undo();
            // A cart then moves the focus to the line that came back.
            if (place.current instanceof HTMLElement) place.current.focus();
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
