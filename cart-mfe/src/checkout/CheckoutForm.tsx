import { formatPesos } from '@asia/shared/menu';
import { deliveryZones, paymentOptions, restaurant } from '@asia/shared/restaurant';
import { SelectField, TextField } from '@asia/shared/ui-forms';
import { useState } from 'react';
import type { GuestDetails } from '../order-message/Order';
import { NOT_CHOSEN, OTHER_NEIGHBOURHOOD, PICKUP } from '../order-message/neighbourhood';
import classes from './CheckoutForm.module.css';
import { fieldIds, phoneLooksOdd } from './guestFields';
import { PickupNotice } from './PickupNotice';
import { draft } from './useDraft';

const neighbourhoods = [
  { value: NOT_CHOSEN, label: 'Elige…' },
  ...deliveryZones.map(({ value, label, fee }) => ({ value, label: `${label} (${formatPesos(fee)})` })),
  { value: PICKUP, label: `Recoger en el restaurante (${formatPesos(0)})` },
  { value: OTHER_NEIGHBOURHOOD, label: 'Otro barrio (confirmar valor)' },
];

const payments = [{ value: '', label: restaurant.payment.none }, ...paymentOptions];

function paymentHint(payment: string): string {
  if (payment === 'efectivo') return 'Pagas al recibir. Si necesitas cambio, cuéntanos en la nota.';
  if (payment === 'tarjeta' && restaurant.payment.cardReaderConfirmed) {
    return 'Llevamos datáfono. En esta página no se paga.';
  }
  return 'Pagas al recibir. En esta página no se paga.';
}

/** Where to, for whom, how you pay: the questions of a waiter, in that order. None has to be answered. */
export function CheckoutForm({ details }: { details: GuestDetails }) {
  const [phoneLeft, setPhoneLeft] = useState(false);
  const { neighbourhood, payment } = details;
  const pickup = neighbourhood === PICKUP;
  const phoneIsOdd = phoneLeft && phoneLooksOdd(details.phone);
  const field = (name: keyof GuestDetails) => ({
    id: fieldIds[name],
    value: details[name],
    onChange: (value: string) => draft.write(name, value),
  });

  return (
    <div className={classes.form}>
      <h2>¿A dónde va?</h2>
      <SelectField
        {...field('neighbourhood')}
        label="Barrio o municipio"
        options={neighbourhoods}
        hint={
          neighbourhood === OTHER_NEIGHBOURHOOD && 'Confirmamos por WhatsApp si llegamos y cuánto cuesta.'
        }
      />
      {pickup && <PickupNotice />}
      <TextField
        {...field('address')}
        label="Dirección"
        autoComplete="address-line1"
        placeholder="Calle 10 # 40-20, Torre 2, apto 301"
        hint={pickup ? 'No se necesita para recoger.' : 'Con torre, apartamento o portería, si aplica.'}
      />
      <h2>¿Quién recibe?</h2>
      <TextField
        {...field('name')}
        label="Nombre"
        autoComplete="name"
        hint="A nombre de quién va el pedido."
      />
      <TextField
        {...field('phone')}
        label="Teléfono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onBlur={() => setPhoneLeft(true)}
        hint={
          phoneIsOdd
            ? undefined
            : '10 dígitos, por ejemplo 300 123 4567. Es para avisarte si hay dudas con la entrega.'
        }
        warning={phoneIsOdd && 'Revisa el teléfono: en Colombia tiene 10 dígitos.'}
      />
      <TextField
        {...field('email')}
        label="Correo"
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="nombre@correo.com"
        hint="No enviamos publicidad."
      />
      <h2>¿Cómo pagas?</h2>
      <SelectField
        {...field('payment')}
        label="Medio de pago"
        options={payments}
        hint={paymentHint(payment)}
      />
      <TextField
        {...field('note')}
        label="Nota para la cocina"
        optional
        hint="Por ejemplo: sin cebolla, poco picante, alergia al maní."
      />
    </div>
  );
}
