import { Fragment } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { Order } from '../order-message/Order';
import { FocusLink } from './FocusLink';
import { fieldIds, MISSING_ID, missingFields, oddFields } from './guestFields';
import classes from './MissingList.module.css';

/** Links to the empty fields, or else to the fields that look wrong. Neither blocks the order. */
export const MissingList = observer(({ order }: { order: Order }) => {
  const texts = useTexts(cartTexts);
  const { comma } = useTexts(commonMessages);
  const missing = missingFields(order);
  const odd = oddFields(order);
  if (missing.length === 0)
    return odd.length > 0 ? (
      <Notice>
        <p id={MISSING_ID} className={classes.missing}>
          {odd.map((field) => (
            <Fragment key={field}>
              <FocusLink to={fieldIds[field]}>{texts.odd[field]}</FocusLink>{' '}
            </Fragment>
          ))}
        </p>
      </Notice>
    ) : (
      <Notice tone="good">
        <p id={MISSING_ID}>{texts.complete}</p>
      </Notice>
    );
  return (
    <Notice>
      <p id={MISSING_ID} className={classes.missing}>
        <span>{texts.missing}</span>
        {missing.map((field, index) => (
          <Fragment key={field}>
            {index > 0 && <span>{comma}</span>}
            <FocusLink to={fieldIds[field]}>{texts.fieldNames[field]}</FocusLink>
          </Fragment>
        ))}
        <span>{texts.missingRest}</span>
      </p>
    </Notice>
  );
});
