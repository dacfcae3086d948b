import { Button, Icon, Notice } from '@asia/shared/ui';
import { useId } from 'react';
import { useLastStep } from '../page/useLastStep';
import type { Order } from '../order-message/Order';
import { ConsentField } from './ConsentField';
import { MissingList } from './MissingList';
import { RescuePanel } from './RescuePanel';
import classes from './SendOrder.module.css';
import type { Sending } from './useSending';

export interface SendOrderProps {
  order: Order;
  sending: Sending;
  now: Date | null;
}

/** The last step: consent, what is missing, the button, and the other ways once it was pressed. */
export function SendOrder({ order, sending, now }: SendOrderProps) {
  const hint = useId();
  const missing = useId();
  const [button] = useLastStep<HTMLDivElement>();
  const { consent, setConsent, sentAt } = sending;
  const minutes = now && sentAt ? Math.floor((now.getTime() - sentAt.getTime()) / 60_000) : 0;

  return (
    <div className={classes.send}>
      <ConsentField checked={consent} onChange={setConsent} />
      <MissingList order={order} id={missing} />
      {minutes >= 1 && (
        <Notice live="polite">
          <p>
            Este mismo pedido se abrió hace {minutes === 1 ? '1 minuto' : `${minutes} minutos`}. Revisa el
            chat antes de enviarlo otra vez.
          </p>
        </Notice>
      )}
      <div ref={button}>
        <Button
          type="submit"
          variant="chat"
          full
          className={classes.button}
          disabled={!consent}
          aria-describedby={`${hint} ${missing}`}
        >
          <Icon name="whatsapp" />
          Pedido por Whatsapp
        </Button>
        <p id={hint} className={classes.hint}>
          {consent
            ? 'Se abre WhatsApp con el pedido escrito. Todavía debes tocar enviar.'
            : 'Marca la casilla para activar el botón.'}
        </p>
      </div>
      {consent && sending.opened && <RescuePanel order={order} sending={sending} />}
    </div>
  );
}
