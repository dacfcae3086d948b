import { Fragment } from 'react';
import type { Mark } from '@asia/shared/contracts';
import { markNames } from '@asia/shared/menu';
import { Icon, markIcons } from '@asia/shared/ui';
import styles from './CartaMarks.module.css';
import type { CartaWords } from './cartaWords';

/** The first words of a mark; what stands between parentheses is for the legend. */
function short(mark: string): string {
  return mark.replace(/\s*[（(].*$/, '');
}

/** The marks of a dish: drawing and word on a screen, letter on paper, where the legend explains it. */
export function CartaMarks({ marks, words }: { marks: readonly Mark[]; words: CartaWords }) {
  if (marks.length === 0) return null;
  return (
    <p className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark} className={styles.mark} data-mark={mark}>
          <Icon name={markIcons[mark]} className={styles.screen} />
          <span className={`${styles.screen} ${styles.word}`}>{short(words.marks[mark])}</span>
          <b className={styles.paper}>{mark}</b>
        </span>
      ))}
    </p>
  );
}

/** What the letters and drawings beside the dishes mean. */
export function MarksLegend({ words }: { words: CartaWords }) {
  return (
    <p className={styles.legend}>
      {(Object.keys(markNames) as Mark[]).map((mark, index) => (
        <Fragment key={mark}>
          {index > 0 && ' · '}
          <span className={styles.explained}>
            <Icon name={markIcons[mark]} className={styles.drawing} />
            {mark} {words.marks[mark]}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
