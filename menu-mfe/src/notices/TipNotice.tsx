import { Fragment } from 'react';
import type { TipTexts } from '@asia/shared/contracts';
import { telLink } from '@asia/shared/restaurant';
import { Panel } from '@asia/shared/ui';
import classes from './TipNotice.module.css';

/** The notice about tips that Colombian law requires on menus. */
export function TipNotice({ title, text, complaints }: TipTexts) {
  return (
    <aside aria-labelledby="propina">
      <Panel className={classes.tip}>
        <h2 id="propina">{title}</h2>
        <p className={classes.text}>{text}</p>
        <p className={classes.complaints}>
          {complaints.map(({ words, phone }) => (
            <Fragment key={words}>
              <span>{words}</span>
              {phone && (
                <a className="num" href={telLink(phone)}>
                  {phone}
                </a>
              )}
            </Fragment>
          ))}
        </p>
      </Panel>
    </aside>
  );
}
