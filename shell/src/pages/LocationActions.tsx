import { displayPhone, pinnedFacts, telLink } from '@asia/shared/restaurant';
import { Button, ExternalLink, Icon, VisuallyHidden } from '@asia/shared/ui';
import { locationTexts } from '../messages/location/es';
import classes from './LocationMap.module.css';

const phone = pinnedFacts.phones.contact[1] ?? pinnedFacts.phones.contact[0] ?? '';

export function LocationActions({ onInk = false }: { onInk?: boolean }) {
  const variant = onInk ? 'gold' : 'line';
  return (
    <p className={classes.actions}>
      <Button component={ExternalLink} variant={variant} slim href={pinnedFacts.map.directionsUrl}>
        <Icon name="pin" />
        <span>{locationTexts.directions}</span>
      </Button>
      <Button component="a" variant={variant} slim href={telLink(phone)}>
        <Icon name="phone" />
        <span>{locationTexts.call}</span>
        <VisuallyHidden>{locationTexts.callNumber(displayPhone(phone))}</VisuallyHidden>
      </Button>
    </p>
  );
}
