import styles from './AlcoholNotice.module.css';

/** The two legends of Colombian law, as it words them: Ley 124 de 1994 and Ley 30 de 1986. */
const LEGENDS = [
  'Prohíbese el expendio de bebidas embriagantes a menores de edad.',
  'El exceso de alcohol es perjudicial para la salud.',
];

export interface AlcoholNoticeProps {
  /** What a page adds in its own language under the legends, never instead of them. */
  more?: readonly string[];
}

/** Stands beside drinks with alcohol. */
export function AlcoholNotice({ more = ['Pediremos tu documento al entregar.'] }: AlcoholNoticeProps) {
  return (
    <div className={styles.notice}>
      {LEGENDS.map((legend) => (
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
