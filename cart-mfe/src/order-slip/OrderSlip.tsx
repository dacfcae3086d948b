import type { CartItem } from '@asia/shared/contracts';
import { formatPesos } from '@asia/shared/menu';
import { Seal } from '@asia/shared/ui';
import { useId, type ReactNode } from 'react';
import classes from './OrderSlip.module.css';
import { SlipRow } from './SlipRow';

export interface OrderSlipProps {
  /** The lines that are ordered. */
  items: readonly CartItem[];
  units: number;
  /** Prints the label of each dish above its name. */
  labelled?: boolean;
  /** The rows of the sum. */
  children: ReactNode;
  /** What stands under the sum, inside the slip. */
  foot?: ReactNode;
}

/** The kitchen's slip: what was ordered, how many of each, and the sum, on paper torn along its lower edge. */
export function OrderSlip({ items, units, labelled = false, children, foot }: OrderSlipProps) {
  const title = useId();
  return (
    <section className={`paper ${classes.shadow}`} aria-labelledby={title}>
      <div className={classes.slip}>
        <header className={classes.top}>
          <div>
            <h2 id={title}>Tu pedido</h2>
            <span className="small soft">{countText(units, items.length)}</span>
          </div>
          <Seal>亚洲</Seal>
        </header>
        <dl className={classes.rows}>
          {items.map(({ key, plato, name, price, cartQuantity }) => (
            <SlipRow
              key={key}
              label={
                <>
                  {labelled && <span className={classes.plato}>{plato}</span>}
                  <span className={`num ${classes.units}`}>{cartQuantity} ×</span> {name}
                </>
              }
            >
              <span className="num">{formatPesos(price * cartQuantity)}</span>
            </SlipRow>
          ))}
          {children}
        </dl>
        {foot}
      </div>
    </section>
  );
}

/** `6 platos (3 productos)`. */
function countText(units: number, products: number): string {
  return `${units} ${units === 1 ? 'plato' : 'platos'} (${products} ${products === 1 ? 'producto' : 'productos'})`;
}
