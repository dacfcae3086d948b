import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { ActionIcon } from './ui';
import { useDialog } from './useDialog';
import classes from './SideDrawer.module.css';

interface SideDrawerProps {
  opened: boolean;
  /** Called by Esc, the scrim and the close button. */
  onClose: () => void;
  label: string;
  closeLabel: string;
  lang?: string | undefined;
  foot?: ReactNode;
  children: ReactNode;
}

export function SideDrawer({ opened, onClose, label, closeLabel, lang, foot, children }: SideDrawerProps) {
  const { dialog, first, close } = useDialog<HTMLButtonElement>({ opened, onClose });
  return (
    <dialog {...dialog} className={classes.drawer} aria-label={label} lang={lang}>
      <div className={clsx('ink', classes.content)}>
        <div className={classes.top}>
          <ActionIcon ref={first} icon="close" label={closeLabel} onClick={close} />
        </div>
        {children}
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
