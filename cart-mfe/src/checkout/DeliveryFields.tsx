import { useState } from 'react';
import { orderTexts } from '@asia/shared/cart';
import { facts, today } from '@asia/shared/content';
import { ALL_ORDERS } from '@asia/shared/contracts';
import { commonMessages, language, pauseLine, useTexts } from '@asia/shared/messages';
import { lowestDeliveryFee } from '@asia/shared/restaurant';
import { observer, useHydrated } from '@asia/shared/ui';
import { ChoiceField, SelectField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import {
  findZone,
  NOT_CHOSEN,
  OTHER_NEIGHBOURHOOD,
  PICKUP,
  zoneHasLeft,
} from '../order-message/neighbourhood';
import { WAY_ID } from './guestFields';
import { PickupNotice } from './PickupNotice';
import { draft, useField } from './useDraft';

const DELIVERY = 'domicilio';

/** Delivery, with a neighbourhood and its fee, or pickup. */
export const DeliveryFields = observer(() => {
  const hydrated = useHydrated();
  const texts = useTexts(cartTexts);
  const words = useTexts(commonMessages);
  const { pesos } = words;
  const pause = hydrated ? today.pauseAt(orderTexts.moment) : undefined;
  const off = hydrated ? today.zonesOffAt(orderTexts.moment) : [];
  const field = useField('neighbourhood');
  const [zone, setZone] = useState(NOT_CHOSEN);
  const [asksDelivery, setAsksDelivery] = useState(false);
  const neighbourhood = field.value;
  const pickup = neighbourhood === PICKUP;
  const gone = zoneHasLeft(neighbourhood);
  const ways = [
    {
      value: DELIVERY,
      label: texts.byDelivery,
      hint: pause ? pauseLine(pause, words) : texts.from(pesos(lowestDeliveryFee(facts.current.delivery))),
    },
    {
      value: PICKUP,
      label: texts.byPickup,
      hint: pause?.of === ALL_ORDERS ? pauseLine(pause, words) : texts.free,
    },
  ];
  const neighbourhoods = [
    { value: NOT_CHOSEN, label: texts.choose },
    ...facts.current.delivery.zones.map(({ value, label, fee }) => ({
      value,
      label: `${label} (${off.includes(value) ? texts.notNow : pesos(fee)})`,
      translate: 'no' as const,
    })),
    { value: OTHER_NEIGHBOURHOOD, label: texts.otherArea },
    ...(gone ? [{ value: neighbourhood, label: neighbourhood, translate: 'no' as const }] : []),
  ];
  const landmarks = facts.current.delivery.landmarks?.[words.lang ? language.current : 'es'];
  const otherHint = (gone || neighbourhood === OTHER_NEIGHBOURHOOD) && texts.otherAreaHint;
  const { minimum, minutes } = findZone(neighbourhood) ?? {};
  const terms = [minimum && texts.minimum(pesos(minimum)), minutes && texts.takes(minutes)];
  const openHint = neighbourhood === NOT_CHOSEN ? landmarks : otherHint || terms.filter(Boolean).join(' ');
  const zoneHint = off.includes(neighbourhood) ? words.noDelivery(neighbourhood) : openHint;
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
    <>
      <h2>{texts.whereTo}</h2>
      <ChoiceField id={WAY_ID} label={texts.way} value={chosenWay} onChange={chooseWay} options={ways} />
      {pickup ? (
        <PickupNotice />
      ) : (
        <SelectField {...field} label={texts.area} options={neighbourhoods} hint={zoneHint} />
      )}
    </>
  );
});
