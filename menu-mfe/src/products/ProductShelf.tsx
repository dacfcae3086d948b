import { useEffect, useRef } from 'react';
import { useSoldOut } from '@asia/shared/content';
import type { CategorySection } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { products } from '@asia/shared/products';
import { LoadNotice, observer, Skeleton, useHydrated, usePrerendered } from '@asia/shared/ui';
import { dishSheet } from '../dish-sheet/sheetModule';
import { useUnits } from '../ordering/useUnits';
import { ProductCard } from './ProductCard';
import { useLiveDishes } from './useLiveDishes';
import classes from './ProductShelf.module.css';

export interface ProductShelfProps {
  section: CategorySection;
  /** Level of the card titles. */
  heading: 'h2' | 'h3';
  /** Three cards in a row on wide screens instead of four. */
  three?: boolean;
}

const FIRST_SCREEN_OF_A_PHONE = 2;

/**
 * The dishes of a category with the prices of `GET /products`. Until the response arrives, a prerendered page shows the
 * menu's prices, and a page reached by a navigation shows a block for each.
 */
export const ProductShelf = observer(function ProductShelf({
  section,
  heading,
  three = false,
}: ProductShelfProps) {
  const hydrated = useHydrated();
  const prerendered = usePrerendered();
  const { lang, loading } = useTexts(commonMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => products.retain(), []);

  const units = useUnits();
  const soldOut = useSoldOut();
  const { status, failure } = products;
  const live = useLiveDishes(section);
  const pending = hydrated && (status === null || status === 'pending');
  const retrying = pending && failure !== null;
  const failed = hydrated && (status === 'rejected' || retrying);
  const dishes = live ?? (prerendered ? section.dishes : null);
  useFocusAfterRecovery(failed, list);

  return (
    <>
      <p className={classes.status} role="status" lang={lang}>
        {pending && loading}
      </p>
      {failed && (
        <div className={classes.failure}>
          <LoadNotice state={retrying ? 'retrying' : 'failed'} onRetry={() => void products.load()} />
        </div>
      )}
      <div
        ref={list}
        tabIndex={-1}
        className={classes.list}
        onPointerOver={() => void dishSheet.prefetch()}
        onFocus={() => void dishSheet.prefetch()}
      >
        {dishes && (
          <ul className={classes.cards} data-three={three || undefined}>
            {dishes.map((dish, index) => (
              <ProductCard
                key={dish.key}
                dish={dish}
                units={units}
                soldOut={soldOut(dish.key)}
                heading={heading}
                seal={section.category.seal}
                later={index >= FIRST_SCREEN_OF_A_PHONE}
              />
            ))}
          </ul>
        )}
        {!dishes && pending && !retrying && (
          <ul className={classes.cards} data-three={three || undefined} aria-hidden="true">
            {section.dishes.map(({ key }) => (
              <li key={key}>
                <Skeleton className={classes.waiting} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
});

/** A successful retry removes the button "Reintentar" and its focus, so the list gets the focus. */
function useFocusAfterRecovery(failed: boolean, list: { readonly current: HTMLElement | null }): void {
  const hadFailed = useRef(false);
  useEffect(() => {
    if (hadFailed.current && !failed && document.activeElement === document.body) list.current?.focus();
    hadFailed.current = failed;
  }, [failed, list]);
}
