import { useTexts } from '@asia/shared/messages';
import { restaurant } from '@asia/shared/restaurant';
import { ExternalLink, Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './CheckoutForm.module.css';

/** For a guest who picks the order up: address, hours and directions. */
export const PickupNotice = observer(() => {
  const texts = useTexts(cartTexts);
  const { address, hours, map } = restaurant;
  return (
    <Notice
      className={classes.pickup}
      title={texts.pickupTitle}
      live="polite"
      action={
        <ExternalLink className="link" href={map.directionsUrl}>
          {texts.directions}
        </ExternalLink>
      }
    >
      <p>
        {address.oneLine}. {texts.hours(hours)}
      </p>
    </Notice>
  );
});
