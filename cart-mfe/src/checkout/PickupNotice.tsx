import { facts } from '@asia/shared/content';
import { useTexts } from '@asia/shared/messages';
import { ExternalLink, Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './CheckoutForm.module.css';

export const PickupNotice = observer(() => {
  const texts = useTexts(cartTexts);
  const { address, hours, map } = facts.current;
  return (
    <Notice
      className={classes.notice}
      title={texts.pickupTitle}
      live="polite"
      action={
        <ExternalLink className="link" href={map.directionsUrl}>
          <span>{texts.directions}</span>
        </ExternalLink>
      }
    >
      <p>
        <span translate="no">{`${address.oneLine}. `}</span>
        <span>{texts.hours(hours)}</span>
      </p>
    </Notice>
  );
});
