import { Fragment } from 'react';
import type { Language } from '@asia/shared/contracts';
import { Icon, markIcons } from '@asia/shared/ui';
import styles from './MarksLegend.module.css';
import { cartaWords, legendMarks } from './cartaWords';

/** What the letters and drawings beside the dishes mean. */
export function MarksLegend({ language }: { language: Language }) {
  return (
    <p className={styles.legend}>
      {legendMarks[language].map((mark, index) => (
        <Fragment key={mark}>
          {index > 0 && ' · '}
          <span className={styles.mark}>
            <Icon name={markIcons[mark]} className={styles.icon} />
            {mark} {cartaWords[language].marks[mark]}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
