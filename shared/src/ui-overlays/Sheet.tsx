import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonMessages, useTexts } from '../messages';
import { ActionIcon, observer, Seal } from '../ui';
import { MantineThemeScope } from '../ui/theme/MantineThemeScope';
import classes from './Sheet.module.css';
import { usePullDown } from './usePullDown';
import { useOverlay } from './useOverlay';

interface SheetProps {
  opened: boolean;
  /** Called by Esc, the scrim, a pull downwards and ×. */
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
  /** Stays in view at the foot: counter and button. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A dish in large: comes from below on a phone, and has the picture at the left on a wide screen. */
export const Sheet = observer((props: SheetProps) => {
  const { opened, onClose, title, lang, eyebrow, picture, seal, foot, children } = props;
  const texts = useTexts(commonMessages);
  const pull = usePullDown(onClose);
  useOverlay(opened);
  return (
    <MantineThemeScope>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        padding={0}
        zIndex="var(--z-sheet)"
        returnFocus={false}
        lockScroll={false}
        transitionProps={{
          transition: 'slide-up',
          duration: 280,
          exitDuration: 160,
          timingFunction: 'var(--ease-out)',
        }}
      >
        <Modal.Overlay className={classes.scrim} />
        <Modal.Content
          radius={0}
          aria-label={title}
          lang={lang}
          classNames={{ inner: classes.inner, content: classes.content }}
        >
          <ActionIcon
            className={classes.close}
            icon="close"
            label={texts.close}
            tone="veil"
            onClick={onClose}
          />
          <div className={classes.picture} {...pull}>
            <span className={classes.grip} />
            {picture}
          </div>
          <div className={classes.column}>
            <div className={classes.body}>
              {seal && <Seal className={classes.seal}>{seal}</Seal>}
              {eyebrow && <p className={`label ${classes.eyebrow}`}>{eyebrow}</p>}
              <h2 className={classes.title} tabIndex={-1} data-autofocus>
                {title}
              </h2>
              {children}
            </div>
            {foot && <div className={classes.foot}>{foot}</div>}
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineThemeScope>
  );
});
