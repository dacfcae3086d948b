import { clsx } from 'clsx/lite';
import { Fragment } from 'react';
import type { Mark } from '@asia/shared/contracts';
import { markKeys } from '@asia/shared/menu';
import { Icon, markIcons } from '@asia/shared/ui';
import type { CartaTexts } from '../messages/carta/es';
import classes from './CartaMarks.module.css';

/** The name of a mark without its words in brackets, which only the legend shows. */
function short(mark: string): string {
  return mark.replace(/\s*[（(].*$/, '');
}

/** The marks of a dish, as icon and word on a screen. Paper has the letter, which the legend explains. */
export function CartaMarks({ marks, texts }: { marks: readonly Mark[]; texts: CartaTexts }) {
  if (marks.length === 0) return null;
  return (
    <p className={classes.marks}>
      {marks.map((mark) => (
        <span key={mark} className={classes.mark} data-mark={mark}>
          <Icon name={markIcons[mark]} className={classes.screen} />
          <span className={clsx(classes.screen, classes.word)}>{short(texts.marks[mark])}</span>
          <b className={classes.paper}>{mark}</b>
        </span>
      ))}
    </p>
  );
}

/** The meaning of the letters and icons beside the dishes. */
export function MarksLegend({ texts }: { texts: CartaTexts }) {
  return (
    <p className={classes.legend}>
      {markKeys.map((mark, index) => (
        <Fragment key={mark}>
          {index > 0 && <span> · </span>}
          <span className={classes.explained}>
            <Icon name={markIcons[mark]} className={classes.drawing} />
            <span>{`${mark} ${texts.marks[mark]}`}</span>
          </span>
        </Fragment>
      ))}
    </p>
  );
}
