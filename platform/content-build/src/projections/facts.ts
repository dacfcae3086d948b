import type { Facts } from '@asia/shared/restaurant';
import type { PictureRef } from '@asia/shared/contracts';
import { hoursText, spanishList } from '@asia/shared/restaurant/hoursText';
import type { Facts as AuthoredFacts } from '../restaurantSchema';

/** The facts of the restaurant as apps read them: without the owner's notes, with the texts that follow from numbers. */
export function facts(authored: AuthoredFacts, cartaPicture: PictureRef): Facts {
  const { notice, confirm, soldOut, ...file } = authored;
  return {
    ...file,
    cartaPicture,
    hours: file.hours.map((rule) => ({ ...rule, text: hoursText(rule.days, rule.opens, rule.closes) })),
    delivery: {
      ...file.delivery,
      line: `Domicilios en ${spanishList(file.delivery.zones.map(({ label }) => label))}`,
    },
  };
}
