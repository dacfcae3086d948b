import type { ReactNode } from 'react';
import { ANEW, LATE_ID } from '@asia/shared/contracts';
import type { HouseTexts } from '@asia/shared/messages';
import { greetingLink } from '@asia/shared/restaurant';
import { Button, Notice, VisuallyHidden } from '@asia/shared/ui';
import type { ShellTexts } from '../messages/es';
import classes from './LateNotice.module.css';

interface LateNoticeProps {
  house: HouseTexts;
  frame: ShellTexts;
}

/**
 * Says that the page takes long to come to life. It is in the HTML of each page and an animation of the style sheet shows
 * it after a while, so it needs no script at all. Without the style sheet it stands below the text from the beginning.
 */
export function LateNotice({ house, frame }: LateNoticeProps): ReactNode {
  return (
    <div id={LATE_ID} className={classes.late} role="status">
      <Notice
        lang={house.lang}
        title={frame.slow}
        action={
          <>
            <Button component="a" variant="line" slim href={`?${ANEW}`}>
              {house.reload}
            </Button>
            <Button
              component="a"
              variant="line"
              slim
              href={greetingLink()}
              target="_blank"
              rel="noopener noreferrer"
            >
              {house.orderOnWhatsApp}
              <VisuallyHidden>{` ${house.newTab}`}</VisuallyHidden>
            </Button>
          </>
        }
      />
    </div>
  );
}
