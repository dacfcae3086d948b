import { Fragment } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { Order } from '../order-message/Order';
import { fieldIds, MISSING_ID, type MissingField, missingFields } from './guestFields';
import classes from './MissingList.module.css';

/** Lists what is still empty, each word with a link to its field. It never blocks the order. */
export const MissingList = observer(({ order }: { order: Order }) => {
  const texts = useTexts(cartTexts);
  const { comma } = useTexts(commonMessages);
  const missing = missingFields(order);
  if (missing.length === 0) {
    return (
      <Notice tone="good">
        <p id={MISSING_ID}>{texts.complete}</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p id={MISSING_ID} className={classes.missing}>
        <span>{texts.missing}</span>
        {missing.map((field, index) => (
          <Fragment key={field}>
            {index > 0 && <span>{comma}</span>}
            <MissingLink field={field} />
          </Fragment>
        ))}
        <span>{texts.missingRest}</span>
      </p>
    </Notice>
  );
});

const MissingLink = observer(({ field }: { field: MissingField }) => {
  const { fieldNames } = useTexts(cartTexts);
  const id = fieldIds[field];
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // Focus by script: following the link would add `#…` to the address of the page.
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {fieldNames[field]}
    </a>
  );
});
