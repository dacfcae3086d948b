import type { ReactNode } from 'react';
import { RELOAD_PARAM, SLOW_NOTICE_ID } from '@asia/shared/contracts';
import type { CommonMessages } from '@asia/shared/messages';
import { greetingLink } from '@asia/shared/restaurant';
import { Button, Notice, VisuallyHidden } from '@asia/shared/ui';
import type { ShellTexts } from '../messages/es';
import classes from './SlowNotice.module.css';

interface SlowNoticeProps {
  commonMessages: CommonMessages;
  frame: ShellTexts;
}

/**
 * Says that the page takes long to come to life. It is in the HTML of each page and an animation of the style sheet shows
 * it after a while, so it needs no script at all. Without the style sheet it stands below the text from the beginning.
 */
export function SlowNotice({ commonMessages, frame }: SlowNoticeProps): ReactNode {
  return (
    <div id={SLOW_NOTICE_ID} className={classes.late} role="status">
      <Notice
        lang={commonMessages.lang}
        title={frame.slow}
        action={
          <>
            <Button component="a" variant="line" slim href={`?${RELOAD_PARAM}`}>
              {commonMessages.reload}
            </Button>
            <Button
              component="a"
              variant="line"
              slim
              href={greetingLink()}
              target="_blank"
              rel="noopener noreferrer"
            >
              {commonMessages.orderOnWhatsApp}
              <VisuallyHidden>{` ${commonMessages.newTab}`}</VisuallyHidden>
            </Button>
          </>
        }
      />
    </div>
  );
}
