import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useState } from 'react';
import { FRAME_ID, languageTags, TITLE_ID } from '@asia/shared/contracts';
import { commonMessages, greetingLink, useTexts } from '@asia/shared/messages';
import { useLocation } from '@asia/shared/router';
import { Button, Icon, LoadBoundary, observer } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { errorTitle } from '../messages/es';
import classes from './ErrorScreen.module.css';

/** Replaces a site whose frame throws by its error, until the guest goes to another address. */
export function ErrorScreen({ children }: { children: ReactNode }): ReactNode {
  return (
    <LoadBoundary
      notice={({ thrown, onRetry }) =>
        thrown && (
          <main id={FRAME_ID} lang={languageTags.es}>
            <OnNavigation act={onRetry} />
            <ApplicationError message={thrown.message} />
          </main>
        )
      }
    >
      {children}
    </LoadBoundary>
  );
}

function OnNavigation({ act }: { act: () => void }): null {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (key !== first) act();
  }, [key, first, act]);
  return null;
}

export const ApplicationError = observer(({ message }: { message: string }): ReactNode => {
  const { lang, orderOnWhatsApp } = useTexts(commonMessages);
  const { broke, backHome } = useTexts(frameTexts);
  return (
    <section lang={lang} className={clsx('ink', classes.screen)}>
      <h1 id={TITLE_ID} tabIndex={-1} lang="en">
        {errorTitle}
      </h1>
      <p className={classes.message} lang="en">
        {message}
      </p>
      <p>{broke}</p>
      <p className={classes.ways}>
        {/* Plain links reload the site; browsers inside other apps may not open another tab. */}
        <Button component="a" href="/">
          {backHome}
        </Button>
        <Button component="a" variant="chat" href={greetingLink()} rel="noreferrer">
          <Icon name="whatsapp" />
          <span>{orderOnWhatsApp}</span>
        </Button>
      </p>
    </section>
  );
});
