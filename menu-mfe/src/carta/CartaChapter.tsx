import type { CSSProperties } from 'react';
import type { CartaChapter as Chapter } from '@asia/shared/menu';
import { Seal } from '@asia/shared/ui';
import { preloadDishSheet } from '../dish-sheet/sheetModule';
import { AlcoholNotice } from '../notices/AlcoholNotice';
import { CartaEntry } from './CartaEntry';
import styles from './CartaChapter.module.css';
import type { CartaWords } from './cartaWords';

/** A category of the carta: title with seal over a double rule, then its dishes. */
export function CartaChapter({ chapter, words }: { chapter: Chapter; words: CartaWords }) {
  const { key, name, nameEs, seal, alcohol, dishes } = chapter;
  return (
    <section
      id={`c-${key}`}
      className={styles.chapter}
      // The legends of a chapter with alcohol are as high as three dishes.
      style={{ '--rows': dishes.length + (alcohol ? 3 : 0) } as CSSProperties}
      aria-labelledby={`c-${key}-title`}
    >
      <h2 id={`c-${key}-title`} className={styles.title}>
        <Seal className={styles.seal}>{seal}</Seal>
        <span>
          {name}
          {nameEs && (
            <>
              {' '}
              <span className={styles.spanish} lang="es-CO">
                {nameEs}
              </span>
            </>
          )}
        </span>
      </h2>
      {alcohol && <AlcoholNotice more={words.alcohol} />}
      <ul onPointerOver={() => void preloadDishSheet()} onFocus={() => void preloadDishSheet()}>
        {dishes.map((dish) => (
          <CartaEntry key={dish.key} dish={dish} words={words} />
        ))}
      </ul>
    </section>
  );
}
