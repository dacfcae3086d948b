import { Component, type ReactNode } from 'react';
import { restaurant, whatsappLink } from '@asia/shared/restaurant';
import { Button, Icon, VisuallyHidden } from '@asia/shared/ui';
import classes from './ErrorScreen.module.css';

const greeting = `Hola, vengo de la página web de ${restaurant.name} y quiero hacer un pedido.`;

/** What is left when a page breaks: the error in its own words, and for the guest two ways on. */
export class ErrorScreen extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="app" className={`ink ${classes.screen}`}>
        <h1 id="titulo" lang="en">
          Unexpected Application Error!
        </h1>
        <p className={classes.message} lang="en">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <p>Algo falló en la página. Tu carrito sigue guardado.</p>
        <p className={classes.ways}>
          {/* A full load: whatever broke is left behind. */}
          <Button component="a" href="/">
            Volver al inicio
          </Button>
          <Button
            component="a"
            variant="chat"
            href={whatsappLink(greeting)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            Pedir por WhatsApp<VisuallyHidden> (abre en otra pestaña)</VisuallyHidden>
          </Button>
        </p>
      </main>
    );
  }
}
