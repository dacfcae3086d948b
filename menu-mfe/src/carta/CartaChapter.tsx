import type { CSSProperties } from 'react';
import { useSoldOut } from '@asia/shared/content';
import { type CartaChapter as Chapter, chapterId } from '@asia/shared/contracts';
import { observer, Seal } from '@asia/shared/ui';
import { dishSheet } from '../dish-sheet/sheetModule';
import { sectionOf } from '../menu-data/sections';
import type { CartaTexts } from '../messages/carta/es';
import { AlcoholNotice } from '../notices/AlcoholNotice';
import { useUnits } from '../ordering/useUnits';
import { CartaRow } from './CartaRow';
import classes from './CartaChapter.module.css';

/** One category of the carta: its title, then its dishes. */
export const CartaChapter = observer(({ chapter, texts }: { chapter: Chapter; texts: CartaTexts }) => {
  const units = useUnits();
  const soldOut = useSoldOut();
  // The section has the fields that the sheet shows and a line of the cart stores.
  const prepare = () => void Promise.all([dishSheet.prefetch(), sectionOf(chapter.key).prefetch()]);
  const { key, name, nameEs, seal, alcohol, dishes } = chapter;
  return (
    <section
      id={chapterId(key)}
      className={classes.chapter}
      // Estimates the height of a chapter. The legends beside alcohol are about as high as three dishes.
      style={{ '--rows': dishes.length + (alcohol ? 3 : 0) } as CSSProperties}
      aria-labelledby={`${chapterId(key)}-title`}
    >
      <h2 id={`${chapterId(key)}-title`} className={classes.title}>
        <Seal className={classes.seal}>{seal}</Seal>
        <span>
          <span>{name}</span>
          {nameEs && (
            <>
              {' '}
              <span className={classes.spanish} lang="es-CO" translate="no">
                {nameEs}
              </span>
            </>
          )}
        </span>
      </h2>
      {alcohol && <AlcoholNotice more={texts.alcohol} />}
      <ul className={classes.dishes} onPointerOver={prepare} onFocus={prepare}>
        {dishes.map((dish) => (
          <CartaRow key={dish.key} dish={dish} units={units} soldOut={soldOut(dish.key)} texts={texts} />
        ))}
      </ul>
    </section>
  );
});
