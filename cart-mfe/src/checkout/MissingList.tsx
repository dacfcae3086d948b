import { Link } from '@asia/shared/router';
import { Notice } from '@asia/shared/ui';
import { Fragment } from 'react';
import type { Order } from '../order-message/Order';
import { fieldIds, missingParts, type MissingPart } from './guestFields';
import classes from './SendOrder.module.css';

const words: Record<MissingPart, string> = {
  products: 'productos',
  neighbourhood: 'barrio',
  address: 'dirección',
  name: 'nombre',
  phone: 'teléfono',
  payment: 'medio de pago',
};

/** What the restaurant would have to ask for; every word leads to its field. It never stops the order. */
export function MissingList({ order, id }: { order: Order; id: string }) {
  const missing = missingParts(order);
  if (missing.length === 0) {
    return (
      <Notice tone="good">
        <p id={id}>Está todo. Puedes enviar tu pedido.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p id={id} className={classes.missing}>
        Falta:{' '}
        {missing.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <MissingLink part={part} />
          </Fragment>
        ))}
        . Puedes enviar así; te lo preguntamos por WhatsApp.
      </p>
    </Notice>
  );
}

function MissingLink({ part }: { part: MissingPart }) {
  if (part === 'products') return <Link to="/menu">{words.products}</Link>;
  const id = fieldIds[part];
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // Straight to the field: the address of the page stays as it is.
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {words[part]}
    </a>
  );
}
