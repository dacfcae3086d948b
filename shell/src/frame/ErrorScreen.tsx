import type { ReactNode } from 'react';
import { FRAME_ID, TITLE_ID } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/restaurant';
import { Button, ExternalLink, Icon, LoadBoundary } from '@asia/shared/ui';
import classes from './ErrorScreen.module.css';

/** What is left when the frame itself breaks. */
export function ErrorScreen({ children }: { children: ReactNode }): ReactNode {
  return (
    <LoadBoundary
      fallback={({ message }) => (
        <main id={FRAME_ID}>
          <ApplicationError message={message} />
        </main>
      )}
    >
      {children}
    </LoadBoundary>
  );
}

/** Stands where something broke: the error in its own words, and for the guest two ways on. */
export function ApplicationError({ message }: { message: string }): ReactNode {
  return (
    <section className={`ink ${classes.screen}`}>
      <h1 id={TITLE_ID} tabIndex={-1} lang="en">
        Unexpected Application Error!
      </h1>
      <p className={classes.message} lang="en">
        {message}
      </p>
      <p>Algo falló en la página. Tu carrito sigue guardado.</p>
      <p className={classes.ways}>
        {/* A full load: whatever broke is left behind. */}
        <Button component="a" href="/">
          Volver al inicio.
        </Button>
        <Button component={ExternalLink} variant="chat" href={greetingLink()}>
          <Icon name="whatsapp" />
          Pedir por WhatsApp
        </Button>
      </p>
    </section>
  );
}
