import { clsx } from 'clsx/lite';
import { type ReactNode, useId } from 'react';
import { lineKey } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import type { CartItem } from '@asia/shared/contracts';
import { commonMessages, dishName, language, useTexts } from '@asia/shared/messages';
import { noteInWords } from '@asia/shared/note-phrases';
import { pinnedFacts } from '@asia/shared/restaurant';
import { observer, Seal } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { SlipRow } from './SlipRow';
import classes from './OrderSlip.module.css';

export interface OrderSlipProps {
  /** The lines that are ordered. */
  items: readonly CartItem[];
  units: number;
  /** Leaves the lines out, where the page shows them beside the slip. */
  brief?: boolean;
  /** The rows of the sum. */
  children: ReactNode;
  /** Under the sum, inside the slip. */
  foot?: ReactNode;
}

/** The order as a paper slip, torn along its lower edge: lines, quantities and sum. */
export const OrderSlip = observer(({ items, units, brief = false, children, foot }: OrderSlipProps) => {
  const title = useId();
  const texts = useTexts(cartTexts);
  const { lang, pesos } = useTexts(commonMessages);
  const textLanguage = lang ? language.current : 'es';
  return (
    <section className={clsx('paper', classes.shadow)} aria-labelledby={title}>
      <div className={classes.slip}>
        <header className={classes.top}>
          <div>
            <h2 id={title}>{texts.order}</h2>
            <span key={units} className="small soft">
              {texts.count(units, items.length)}
            </span>
          </div>
          <Seal>{pinnedFacts.nameZh.slice(0, 2)}</Seal>
        </header>
        <dl className={classes.rows}>
          {!brief &&
            items.map((item) => (
              <SlipRow
                key={lineKey(item)}
                label={
                  <>
                    <span className={classes.plato} lang="es-CO" translate="no">
                      {textLanguage === 'es' ? item.plato : `${item.plato} · ${item.name}`}
                    </span>
                    <span className={clsx('num', classes.units)} translate="no">
                      {`${item.cartQuantity} ×`}
                    </span>{' '}
                    <span>{dishName(item, textLanguage)}</span>
                    {item.note && (
                      <span className={clsx('small soft', classes.asked)}>
                        {` (${noteInWords(item.note, facts.current.phrases, textLanguage)})`}
                      </span>
                    )}
                  </>
                }
              >
                <span className="num" translate="no">
                  {pesos(item.price * item.cartQuantity)}
                </span>
              </SlipRow>
            ))}
          {children}
        </dl>
        {foot}
      </div>
    </section>
  );
});
