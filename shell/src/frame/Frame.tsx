import { useRef, type ReactNode } from 'react';
import { CONTENT_ID, FRAME_ID, ISLAND, mark } from '@asia/shared/contracts';
import { Announcer } from '@asia/shared/ui';
import { Arrival } from './Arrival';
import { Bar } from './Bar';
import { Dock } from './Dock';
import { Footer } from './Footer';
import classes from './Frame.module.css';
import { SkipLink } from './SkipLink';
import { ToastHost } from './ToastHost';
import { useLiveIsland } from '../islands/Island';

/** What every page stands in: bar, footer, the dock at the foot, toasts, and what is said aloud. */
export function Frame({ children }: { children: ReactNode }) {
  const island = useRef<HTMLDivElement>(null);
  useLiveIsland(island);
  return (
    <div id={FRAME_ID} ref={island} {...mark(ISLAND)} className={classes.frame}>
      <SkipLink />
      <Bar />
      <main id={CONTENT_ID} className={classes.page} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dock />
      <ToastHost />
      <Announcer />
      <Arrival />
    </div>
  );
}
