import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { ActionIcon, keepPlace, observer, Seal } from '@asia/shared/ui';
import classes from './Sheet.module.css';
import { usePullDown } from './usePullDown';

interface SheetProps {
  opened: boolean;
  /** Called once the sheet is closed by Esc, the scrim, a pull downwards or ×. */
  onClose: () => void;
  /** Gets the focus when the sheet opens. */
  title: string;
  /** Language of all texts of the sheet. */
  lang?: string | undefined;
  /** A line over the title: "Arroz chino". */
  eyebrow?: ReactNode;
  /** Fills its place, whatever its own shape. */
  picture?: ReactNode;
  /** The category's two Chinese characters. */
  seal?: string;
  /** Stays in view under what scrolls: counter and button. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** Tab goes from the last control to the first, and back: the browser would leave the page in between. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'),
  ];
  const [leaves, enters] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  enters?.focus();
}

/**
 * A dish in large: comes from below on a phone, and has the picture at the left on a wide screen. The browser's modal
 * dialog puts it above the page, makes the page inert, closes it with Esc and returns the focus.
 */
export const Sheet = observer((props: SheetProps) => {
  const { opened, onClose, title, lang, eyebrow, picture, seal, foot, children } = props;
  const texts = useTexts(commonMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => dialog.current?.close();
  const pull = usePullDown(close);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (!opened) current?.close();
    else if (!current?.open) {
      current?.showModal();
      heading.current?.focus({ preventScroll: true });
    }
  }, [opened]);
  // A dialog that goes while it is open has not closed for those who watch it: the toasts would go with it.
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, []);

  return (
    // Esc and × do the same as a click on the scrim.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={title}
      lang={lang}
      // The event is later than the close: in between it may have been opened again.
      onClose={({ currentTarget }) => opened && !currentTarget.open && onClose()}
      // The second click of a double click on the row is beside the sheet that the first one opened.
      onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && close()}
      onKeyDown={keepFocusInside}
    >
      <div className={classes.content}>
        <div className={classes.scroll}>
          <ActionIcon
            className={classes.close}
            icon="close"
            label={texts.close}
            tone="veil"
            onClick={keepPlace(close)}
          />
          <div className={classes.picture} {...pull}>
            <span className={classes.grip} />
            {picture}
          </div>
          <div className={classes.body}>
            {seal && <Seal className={classes.seal}>{seal}</Seal>}
            {eyebrow && <p className={`label ${classes.eyebrow}`}>{eyebrow}</p>}
            <h2 ref={heading} className={classes.title} tabIndex={-1}>
              {title}
            </h2>
            {children}
          </div>
        </div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </dialog>
  );
});
