import { name } from '../restaurant/facts';
import { whatsappLink } from '../restaurant/whatsappLink';
import { Button } from './Button';
import { Icon } from './Icon';
import { Notice } from './Notice';
import { VisuallyHidden } from './VisuallyHidden';

const greeting = `Hola, vengo de la página web de ${name} y quiero hacer un pedido.`;

export interface LoadErrorProps {
  onRetry: () => void;
  /** While a new attempt is under way. */
  retrying?: boolean;
}

/** A part of the page did not come: what to do now, and how to order anyway. */
export function LoadError({ onRetry, retrying = false }: LoadErrorProps) {
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
          <Button
            component="a"
            variant="line"
            slim
            href={whatsappLink(greeting)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            Pedir por WhatsApp<VisuallyHidden> (abre en otra pestaña)</VisuallyHidden>
          </Button>
        </>
      }
    >
      <p>Revisa tu conexión y vuelve a intentarlo. Si sigue igual, pide por WhatsApp o por teléfono.</p>
    </Notice>
  );
}
