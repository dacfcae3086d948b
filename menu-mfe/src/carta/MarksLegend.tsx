import { Fragment } from 'react';
import { markKeys } from '@asia/shared/menu';
import { Icon, markIcons } from '@asia/shared/ui';
import type { CartaTexts } from '../messages/carta/es';
import classes from './MarksLegend.module.css';

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
