import { Component, type ReactNode } from 'react';
import { FRAME_ID, TITLE_ID } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/restaurant';
import { Button, ExternalLink, Icon } from '@asia/shared/ui';
import classes from './ErrorScreen.module.css';

/** What is left when a page breaks: the error in its own words, and for the guest two ways on. */
export class ErrorScreen extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : JSON.stringify(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main id={FRAME_ID} className={`ink ${classes.screen}`}>
        <h1 id={TITLE_ID} lang="en">
          Unexpected Application Error!
        </h1>
        <p className={classes.message} lang="en">
          {message}
        </p>
        <p>Algo falló en la página. Tu carrito sigue guardado.</p>
        <p className={classes.ways}>
          {/* A full load: whatever broke is left behind. */}
          <Button component="a" href="/">
            Volver al inicio
          </Button>
          <Button component={ExternalLink} variant="chat" href={greetingLink()}>
            <Icon name="whatsapp" />
            Pedir por WhatsApp
          </Button>
        </p>
      </main>
    );
  }
}
