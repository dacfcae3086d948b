import { restaurant } from '@asia/shared/restaurant';
import { ExternalLink, Notice } from '@asia/shared/ui';
import classes from './CheckoutForm.module.css';

/** For a guest who comes for the order: where, when, and the way. */
export function PickupNotice() {
  const { address, hours, map } = restaurant;
  return (
    <Notice
      className={classes.pickup}
      title="Recoges en el restaurante"
      live="polite"
      action={
        <ExternalLink className="link" href={map.directionsUrl}>
          Cómo llegar
        </ExternalLink>
      }
    >
      <p>
        {address.oneLine}. {hours.map(({ text }) => text).join('. ')}.
      </p>
    </Notice>
  );
}
