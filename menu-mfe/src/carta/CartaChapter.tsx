import type { CSSProperties } from 'react';
import { Seal } from '@asia/shared/ui';
import { preloadDishSheet } from '../dish-sheet/sheetModule';
import { AlcoholNotice } from '../notices/AlcoholNotice';
import { CartaEntry } from './CartaEntry';
import styles from './CartaChapter.module.css';
import type { CartaWords } from './cartaWords';
import type { CartaChapter as Chapter } from './readCarta';

/** A category of the carta: title with seal over a double rule, then its dishes. */
export function CartaChapter({ chapter, words }: { chapter: Chapter; words: CartaWords }) {
  const { key, name, nameEs, seal, alcohol, entries } = chapter;
  return (
    <section
      id={`c-${key}`}
      className={styles.chapter}
      // The legends of a chapter with alcohol are as high as three dishes.
      style={{ '--rows': entries.length + (alcohol ? 3 : 0) } as CSSProperties}
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
        {entries.map((entry) => (
          <CartaEntry key={entry.key} entry={entry} words={words} />
        ))}
      </ul>
    </section>
  );
}
