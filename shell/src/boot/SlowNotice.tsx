import type { CSSProperties, ReactNode } from 'react';
import { RELOAD_PARAM, SLOW_NOTICE_ID } from '@asia/shared/contracts';
import { SLOW_AFTER_MS } from '@asia/shared/deadlines';
import { type CommonMessages, greetingLink } from '@asia/shared/messages';
import { Button, Notice } from '@asia/shared/ui';
import type { ShellTexts } from '../messages/es';
import classes from './SlowNotice.module.css';

interface SlowNoticeProps {
  commonMessages: CommonMessages;
  frame: ShellTexts;
}

/**
 * The notice is in the HTML of each page: a CSS animation shows it after {@link SLOW_AFTER_MS}, without any script. In
 * a browser below `browserslist` it names the old browser instead, at once: the boot script then starts nothing.
 */
export function SlowNotice({ commonMessages, frame }: SlowNoticeProps): ReactNode {
  return (
    <div
      id={SLOW_NOTICE_ID}
      className={classes.late}
      role="status"
      style={{ '--slow-after': `${SLOW_AFTER_MS}ms` } as CSSProperties}
    >
      <Notice
        title={
          <>
            <span className={classes.onSlow}>{commonMessages.slow}</span>
            <span className={classes.onOld}>{frame.oldBrowser}</span>
          </>
        }
        action={
          <>
            <Button component="a" variant="line" slim className={classes.onSlow} href={`?${RELOAD_PARAM}`}>
              {commonMessages.reload}
            </Button>
            <Button component="a" variant="line" slim href={greetingLink()} rel="noreferrer">
              {commonMessages.orderOnWhatsApp}
            </Button>
          </>
        }
      />
    </div>
  );
}
