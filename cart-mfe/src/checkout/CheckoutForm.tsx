import { type ReactNode, useState } from 'react';
import { facts, today } from '@asia/shared/content';
import { commonMessages, language, pauseLine, useTexts } from '@asia/shared/messages';
import { lowestDeliveryFee } from '@asia/shared/restaurant';
import { observer, useHydrated } from '@asia/shared/ui';
import { ChoiceField, SelectField, TextField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { NOT_CHOSEN, OTHER_NEIGHBOURHOOD, PICKUP } from '../order-message/neighbourhood';
import type { GuestDetails, GuestTextField } from '../order-message/Order';
import { paymentName } from '../order-message/paymentName';
import { goneChoices } from './factNotices';
import { fieldIds, longFrom, noDetails, oddFields, WAY_ID } from './guestFields';
import { PickupNotice } from './PickupNotice';
import { draft } from './useDraft';
import classes from './CheckoutForm.module.css';

const DELIVERY = 'domicilio';

function paymentHint(payment: string, texts: CartTexts): string {
  if (payment === 'efectivo') return texts.payCash;
  return payment === 'tarjeta' && facts.current.payment.cardReaderConfirmed ? texts.payCard : texts.payLater;
}

const phoneHint = ({ phoneWhy, phoneHint: format }: CartTexts) => (
  <>
    <span>{phoneWhy}</span>
    <br />
    <span>{format}</span>
  </>
);

/** The fields: first those that take a tap, then those that are typed. All of them may stay empty. */
export const CheckoutForm = observer(({ consent }: { consent: boolean }) => {
  const hydrated = useHydrated();
  const texts = useTexts(cartTexts);
  const words = useTexts(commonMessages);
  const { pesos } = words;
  const pause = hydrated ? today.pause : undefined;
  const off = hydrated ? today.zonesOff : [];
  const details = hydrated ? draft.details : noDetails;
  const [left, setLeft] = useState({ phone: false, email: false });
  const [zone, setZone] = useState(NOT_CHOSEN);
  const [asksDelivery, setAsksDelivery] = useState(false);
  const { neighbourhood, payment } = details;
  const pickup = neighbourhood === PICKUP;
  const gone = goneChoices(details);
  const [zoneGone, paymentGone] = [fieldIds.neighbourhood, fieldIds.payment].map((id) =>
    gone.find(({ line }) => line === id)?.inWords(words, language.current),
  );
  const field = (name: keyof GuestDetails) => ({
    id: fieldIds[name],
    value: details[name],
    onChange: (value: string) => draft.write(name, value),
  });
  const textField = (name: GuestTextField) => ({ ...field(name), longFrom: longFrom[name] });
  /** A field that warns after the focus has left it. */
  const checkedField = (name: 'phone' | 'email', hint: ReactNode) => ({
    ...textField(name),
    onBlur: () => setLeft({ ...left, [name]: true }),
    ...(left[name] && oddFields(details).includes(name) ? { warning: texts.odd[name] } : { hint }),
  });
  const ways = [
    {
      value: DELIVERY,
      label: texts.byDelivery,
      hint: pause ? pauseLine(pause, words) : texts.from(pesos(lowestDeliveryFee(facts.current.delivery))),
    },
    { value: PICKUP, label: texts.byPickup, hint: texts.free },
  ];
  const neighbourhoods = [
    { value: NOT_CHOSEN, label: texts.choose },
    ...facts.current.delivery.zones.map(({ value, label, fee }) => ({
      value,
      label: `${label} (${off.includes(value) ? texts.notNow : pesos(fee)})`,
      translate: 'no' as const,
    })),
    { value: OTHER_NEIGHBOURHOOD, label: texts.otherArea },
    ...(zoneGone ? [{ value: neighbourhood, label: neighbourhood, translate: 'no' as const }] : []),
  ];
  const offered = facts.current.payment.options.map(({ value }) => value);
  const payments = (paymentGone ? [...offered, payment] : offered).map((value) => {
    const { name, lang } = paymentName(value, texts);
    return { value, label: name, lang };
  });
  const payHint = paymentGone ?? paymentHint(payment, texts);
  const who = pickup ? texts.whoPicksUp : texts.whoReceives;
  // During a pause, only the guest chooses delivery.
  const isOpen = pause && neighbourhood === NOT_CHOSEN && !asksDelivery;
  const chosenWay = pickup ? PICKUP : isOpen ? '' : DELIVERY;
  const chooseWay = (way: string) => {
    setAsksDelivery(way === DELIVERY);
    if (!pickup) setZone(neighbourhood);
    // Switching back to delivery restores the neighbourhood.
    draft.write('neighbourhood', way === PICKUP ? PICKUP : zone);
  };

  return (
    <div className={classes.form}>
      <h2>{texts.whereTo}</h2>
      <ChoiceField id={WAY_ID} label={texts.way} value={chosenWay} onChange={chooseWay} options={ways} />
      {pickup ? (
        <PickupNotice />
      ) : (
        <SelectField
          {...field('neighbourhood')}
          label={texts.area}
          options={neighbourhoods}
          hint={
            zoneGone ??
            (off.includes(neighbourhood)
              ? words.noDelivery(neighbourhood)
              : neighbourhood === OTHER_NEIGHBOURHOOD && texts.otherAreaHint)
          }
        />
      )}
      <h2>{texts.howToPay}</h2>
      <ChoiceField
        {...field('payment')}
        label={texts.payment}
        options={payments}
        hint={<span key={payHint}>{payHint}</span>}
      />
      <h2 key={who}>{who}</h2>
      <TextField {...textField('name')} label={texts.name} autoComplete="name" enterKeyHint="next" />
      <TextField
        {...checkedField('phone', phoneHint(texts))}
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      {!pickup && (
        <TextField
          {...textField('address')}
          label={texts.address}
          autoComplete="address-line1"
          enterKeyHint="next"
          placeholder={texts.addressExample}
          hint={texts.addressHint}
        />
      )}
      <TextField
        {...checkedField('email', texts.emailHint)}
        label={texts.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        placeholder={texts.emailExample}
      />
      <TextField
        {...textField('note')}
        label={texts.note}
        optional
        enterKeyHint={consent ? 'send' : 'next'}
        hint={texts.noteHint}
      />
    </div>
  );
});
