import { greetingLink } from '../restaurant/whatsappLink';
import { Button } from './Button';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';
import { Notice } from './Notice';

export interface LoadErrorProps {
  onRetry: () => void;
  /** While a new attempt is under way. */
  retrying?: boolean;
  /** A retry was in vain: a reload brings what is live now. */
  inVain?: boolean;
}

/** A part of the page did not come: what to do now, and how to order anyway. */
export function LoadError({ onRetry, retrying = false, inVain = false }: LoadErrorProps) {
  return (
    <Notice
      tone="bad"
      live="assertive"
      title="Se produjo un error inesperado..."
      action={
        <>
          <Button slim loading={retrying} onClick={onRetry}>
            <Icon name="retry" />
            {retrying ? 'Reintentando' : 'Reintentar'}
          </Button>
          {inVain && (
            <Button variant="line" slim onClick={() => location.reload()}>
              Recargar la página
            </Button>
          )}
          <Button component={ExternalLink} variant="line" slim href={greetingLink()}>
            <Icon name="whatsapp" />
            Pedir por WhatsApp
          </Button>
        </>
      }
    >
      <p>Revisa tu conexión y vuelve a intentarlo. Si sigue igual, pide por WhatsApp o por teléfono.</p>
    </Notice>
  );
}
