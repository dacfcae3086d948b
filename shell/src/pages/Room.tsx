import { Activity, useLayoutEffect, useRef, type ReactNode } from 'react';
import { keepLaidOut } from './keepLaidOut';
import classes from './Room.module.css';

/** Where one page stands. Not on show, it is unseen and does nothing, but laid out: a click has only to paint it. */
export function Room({ onShow, children }: { onShow: boolean; children: ReactNode }): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!onShow && room.current) return keepLaidOut(room.current);
  }, [onShow]);
  return (
    <div ref={room} className={onShow ? classes.room : classes.unseen}>
      <Activity mode={onShow ? 'visible' : 'hidden'}>
        <div>{children}</div>
      </Activity>
    </div>
  );
}
