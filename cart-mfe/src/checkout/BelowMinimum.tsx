import { useEffect } from 'react';
import { contentEntry, today } from '@asia/shared/content';
import { type Carta, entry } from '@asia/shared/contracts';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { findZone } from '../order-message/neighbourhood';
import type { OrderBasis } from '../order-message/Order';
import { missingToMinimum } from '../order-message/orderAmounts';
import classes from './CheckoutForm.module.css';

const MAX_DISHES = 3;

/** How much is missing to the minimum of the zone, and the dishes that come closest to it from above. */
export const BelowMinimum = observer(
  ({ items, neighbourhood }: Pick<OrderBasis, 'items' | 'neighbourhood'>) => {
    const texts = useTexts(cartTexts);
    const { comma, lang, menu, pesos } = useTexts(commonMessages);
    const carta = contentEntry(entry(`carta/${lang ? language.current : 'es'}`));
    const missing = missingToMinimum(items, neighbourhood);
    useEffect(() => void (missing > 0 && carta.prefetch()), [carta, missing]);
    if (missing === 0) return null;
    const dishes = dishesFrom(missing, carta.value ?? [])
      .map(({ name, price }) => `${name} (${pesos(price)})`)
      .join(comma);
    const minimum = pesos(findZone(neighbourhood)?.minimum ?? 0);
    return (
      <Notice
        className={classes.notice}
        live="polite"
        action={
          <Link className="link" to={menu}>
            <span>{texts.goOn}</span>
          </Link>
        }
      >
        <p key={missing}>{texts.belowMinimum(neighbourhood, minimum, pesos(missing))}</p>
        {dishes !== '' && <p key={dishes}>{texts.fillsUp(dishes)}</p>}
      </Notice>
    );
  },
);

/** Dishes that cost at least so many pesos, the cheapest first; none with alcohol, none that is sold out. */
const dishesFrom = (pesos: number, carta: Carta) =>
  carta
    .flatMap(({ dishes }) => dishes)
    .flatMap(({ key, name, price, marks }) =>
      price === null || price < pesos || marks.includes('A') || today.isSoldOut(key) ? [] : { name, price },
    )
    .sort((one, other) => one.price - other.price)
    .slice(0, MAX_DISHES);
