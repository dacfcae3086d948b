import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { ActionIcon, ignoreSecondTap, observer, Seal } from '@asia/shared/ui';
import { useDialog } from '@asia/shared/use-dialog';
import { usePullDown } from './usePullDown';
import classes from './Sheet.module.css';

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
  /** Counter and button, in view under the scrolling part. */
  foot?: ReactNode;
  children?: ReactNode;
}

/**
 * A dish in large. The sheet comes from below on a phone, and has the picture at the left on a wide screen. The modal
 * dialog of the browser draws the sheet above the page, makes the page inert, closes with Esc and returns the focus.
 */
export const Sheet = observer((props: SheetProps) => {
  const { opened, onClose, title, lang, eyebrow, picture, seal, foot, children } = props;
  const texts = useTexts(commonMessages);
  const { dialog, first, close } = useDialog<HTMLHeadingElement>({ opened, onClose });
  const pull = usePullDown(close);

  return (
    <dialog {...dialog} className={classes.dialog} aria-label={title} lang={lang}>
      <div className={classes.content}>
        <div className={classes.scroll}>
          <ActionIcon
            className={classes.close}
            icon="close"
            label={texts.close}
            tone="veil"
            onClick={ignoreSecondTap(close)}
          />
          <div className={classes.picture} {...pull}>
            <span className={classes.grip} />
            {picture}
          </div>
          <div className={classes.body}>
            {seal && <Seal className={classes.seal}>{seal}</Seal>}
            {eyebrow && <p className={clsx('label', classes.eyebrow)}>{eyebrow}</p>}
            <h2 ref={first} className={classes.title} tabIndex={-1}>
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
