import type { ReactNode } from 'react';
import styles from './AlcoholNotice.module.css';

/** The two legends of Colombian law, as it words them: Ley 124 de 1994 and Ley 30 de 1986. */
const LEGENDS = [
  'Prohíbese el expendio de bebidas embriagantes a menores de edad.',
  'El exceso de alcohol es perjudicial para la salud.',
];

export interface AlcoholNoticeProps {
  /** What a page in another language adds under the legends, never instead of them. */
  children?: ReactNode;
}

/** Stands beside drinks with alcohol. */
export function AlcoholNotice({ children }: AlcoholNoticeProps) {
  return (
    <div className={styles.notice}>
      {LEGENDS.map((legend) => (
        <p key={legend} className={styles.legend} lang="es-CO">
          {legend}
        </p>
      ))}
      {children ?? <p className={styles.more}>Pediremos tu documento al entregar.</p>}
    </div>
  );
}
