import { pinnedFacts } from '@asia/shared/restaurant';
import classes from './AlcoholNotice.module.css';

export interface AlcoholNoticeProps {
  /** Lines under the two Spanish legends, in the page's own language. */
  more?: readonly string[];
}

/** The legends that the law requires beside drinks with alcohol. */
export function AlcoholNotice({ more = [pinnedFacts.alcohol.delivery] }: AlcoholNoticeProps) {
  return (
    <div className={classes.notice}>
      {pinnedFacts.alcohol.legends.map((legend) => (
        <p key={legend} className={classes.legend} lang="es-CO">
          {legend}
        </p>
      ))}
      {more.map((line) => (
        <p key={line} className={classes.more}>
          {line}
        </p>
      ))}
    </div>
  );
}
