import { alcoholAtDelivery, alcoholLegends } from '@asia/shared/restaurant';
import styles from './AlcoholNotice.module.css';

export interface AlcoholNoticeProps {
  /** What a page adds in its own language under the legends, never instead of them. */
  more?: readonly string[];
}

/** Stands beside drinks with alcohol. */
export function AlcoholNotice({ more = [alcoholAtDelivery] }: AlcoholNoticeProps) {
  return (
    <div className={styles.notice}>
      {alcoholLegends.map((legend) => (
        <p key={legend} className={styles.legend} lang="es-CO">
          {legend}
        </p>
      ))}
      {more.map((line) => (
        <p key={line} className={styles.more}>
          {line}
        </p>
      ))}
    </div>
  );
}
