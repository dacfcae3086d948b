import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionIcon } from '../ui';
import { MantineThemeScope } from '../ui/theme/MantineThemeScope';
import classes from './SideDrawer.module.css';
import { useOverlay } from './useOverlay';

interface SideDrawerProps {
  opened: boolean;
  /** Called by Esc, the scrim and the close button. */
  onClose: () => void;
  /** Name of the dialog. */
  label: string;
  closeLabel: string;
  lang?: string | undefined;
  foot?: ReactNode;
  children: ReactNode;
}

/** A dark drawer that comes from the right; its style sheet has the width. */
export function SideDrawer({ opened, onClose, label, closeLabel, lang, foot, children }: SideDrawerProps) {
  useOverlay(opened);
  return (
    <MantineThemeScope>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        position="right"
        padding={0}
        zIndex="var(--z-sheet)"
        returnFocus={false}
        lockScroll={false}
        transitionProps={{ duration: 280, exitDuration: 160, timingFunction: 'var(--ease-out)' }}
      >
        <Drawer.Overlay className={classes.scrim} />
        <Drawer.Content
          classNames={{ content: `ink ${classes.drawer}` }}
          radius={0}
          aria-label={label}
          lang={lang}
        >
          <div className={classes.top}>
            <ActionIcon icon="close" label={closeLabel} onClick={onClose} data-autofocus />
          </div>
          {children}
          {foot && <div className={classes.foot}>{foot}</div>}
        </Drawer.Content>
      </Drawer.Root>
    </MantineThemeScope>
  );
}
