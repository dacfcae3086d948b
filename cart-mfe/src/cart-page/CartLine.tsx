import { clsx } from 'clsx/lite';
import { cart, leftOutNotice, lineKey, lineName, MAX_UNITS } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { pictureAt } from '@asia/shared/menu';
import { commonMessages, dishName, language, useTexts } from '@asia/shared/messages';
import { Counter, Icon, ignoreSecondTap, observer, Plate, VisuallyHidden } from '@asia/shared/ui';
import { UnitsField } from '@asia/shared/units-field';
import { cartTexts } from '../messages';
import { LineNote } from './LineNote';
import { lineId } from './useLineFocus';
import classes from './CartLine.module.css';

export interface CartLineProps {
  item: CartItem;
  /** Receives the `lineKey` just before a removal, so that the focus can move to the neighbour. */
  onLeave: (line: string) => void;
}

export const CartLine = observer(({ item, onLeave }: CartLineProps) => {
  const { plato, name, desc, price, image, cartQuantity } = item;
  const texts = useTexts(cartTexts);
  const words = useTexts(commonMessages);
  const { pesos } = words;
  const textLanguage = words.lang ? language.current : 'es';
  const shown = dishName(item, textLanguage);
  const key = lineKey(item);
  const nameWithNote = lineName(item, textLanguage);
  const leftOut = leftOutNotice(item);
  const picture = pictureAt(image);
  const last = cartQuantity === 1;

  const remove = ignoreSecondTap(() => {
    onLeave(key);
    cart.remove(key);
  });

  return (
    <li className={classes.line}>
      {picture ? (
        <Plate className={classes.plate} picture={picture} soldOut={leftOut !== null} />
      ) : (
        <span className={clsx(classes.plate, classes.noPicture)} />
      )}
      <div className={classes.text}>
        {textLanguage === 'es' && <span className="label">{plato}</span>}
        <h2 id={lineId(key)} tabIndex={-1} lang={shown === name ? 'es-CO' : undefined}>
          {shown}
        </h2>
        {textLanguage === 'es' ? (
          <p className="small soft">{desc}</p>
        ) : (
          // Kitchen and waiters know only the Spanish name.
          <p className="small soft" lang="es-CO" translate="no">
            {[plato, shown === name ? desc : name].filter(Boolean).join(' · ')}
          </p>
        )}
        {price > 0 && !leftOut && (
          <p className={clsx('small num', classes.unit)}>
            <VisuallyHidden>{texts.unitPrice}</VisuallyHidden>
            <span translate="no">{pesos(price)}</span> <span aria-hidden="true">{texts.each}</span>
          </p>
        )}
        {!leftOut && <LineNote item={item} />}
      </div>
      {leftOut && (
        <p className={classes.away} role="status">
          <Icon name="warning" />
          <span>{leftOut.inWords(words, textLanguage)}</span>
        </p>
      )}
      <div className={classes.foot}>
        {!leftOut && (
          <Counter
            label={texts.quantityOf(nameWithNote)}
            moreLabel={texts.addOne(nameWithNote)}
            lessLabel={last ? texts.takeLast(nameWithNote) : texts.takeOne(nameWithNote)}
            onMore={() => cart.increase(key)}
            onLess={last ? remove : () => cart.decrease(key)}
            field={
              <UnitsField
                value={cartQuantity}
                max={MAX_UNITS}
                label={texts.quantityOf(nameWithNote)}
                onType={(units) => cart.setQuantity(key, units)}
              />
            }
          />
        )}
        <button
          type="button"
          className="link small"
          aria-label={texts.removeFromCart(nameWithNote)}
          onClick={remove}
        >
          <Icon name="bin" />
          <span>{texts.remove}</span>
        </button>
        {!leftOut && (
          <span className={clsx('num', classes.total)}>
            <VisuallyHidden>{texts.lineTotal}</VisuallyHidden>
            <span translate="no">{pesos(price * cartQuantity)}</span>
          </span>
        )}
      </div>
    </li>
  );
});
