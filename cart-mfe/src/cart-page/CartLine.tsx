import { cart } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { formatPesos, pictureAt } from '@asia/shared/menu';
import { Counter, Icon, observer, Plate, VisuallyHidden } from '@asia/shared/ui';
import classes from './CartLine.module.css';
import { lineId } from './useLineFocus';

export interface CartLineProps {
  item: CartItem;
  /** Called before the line goes, so that the focus can be led to its neighbour. */
  onLeave: (key: string) => void;
}

/** One dish of the cart, with its quantity and what it adds up to. */
export const CartLine = observer(({ item, onLeave }: CartLineProps) => {
  const { key, plato, name, desc, price, image, cartQuantity } = item;
  const reason = cart.unavailability(item);
  const picture = pictureAt(image);
  const last = cartQuantity === 1;

  const remove = () => {
    onLeave(key);
    cart.remove(key);
  };
  const less = () => (last ? remove() : cart.decrease(key));

  return (
    <li className={classes.line}>
      {picture ? (
        <Plate className={classes.plate} picture={picture} soldOut={reason !== null} />
      ) : (
        <span className={`${classes.plate} ${classes.noPicture}`} />
      )}
      <div className={classes.text}>
        <span className="label">{plato}</span>
        <h2 id={lineId(key)} tabIndex={-1}>
          {name}
        </h2>
        <p className="small soft">{desc}</p>
        {price > 0 && (
          <p className={`small num ${classes.unit}`}>
            <VisuallyHidden>Precio por unidad: </VisuallyHidden>
            {formatPesos(price)} <span aria-hidden="true">cada uno</span>
          </p>
        )}
      </div>
      {reason !== null && (
        <p className={classes.away}>
          <Icon name="warning" />
          <span>
            {reason === 'soldOut' && `${name} se agotó. Puedes quitarlo o cambiarlo por otro plato. `}
            No disponible. No se suma al total ni va en el pedido.
          </span>
        </p>
      )}
      <div className={classes.foot}>
        <Counter
          value={cartQuantity}
          label={`Cantidad de ${name}`}
          moreLabel={`Agregar una unidad de ${name}`}
          lessLabel={last ? `Quitar ${name}` : `Quitar una unidad de ${name}`}
          onMore={() => cart.increase(key)}
          onLess={less}
          quiet
        />
        <button
          type="button"
          className={`link small ${classes.remove}`}
          aria-label={`Remover ${name} del carrito`}
          onClick={remove}
        >
          <Icon name="bin" />
          Remover
        </button>
        {reason === null && (
          <span className={`num ${classes.total}`}>
            <VisuallyHidden>Total: </VisuallyHidden>
            {formatPesos(price * cartQuantity)}
          </span>
        )}
      </div>
    </li>
  );
});
