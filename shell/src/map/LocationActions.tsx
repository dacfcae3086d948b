import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { Button, Icon, VisuallyHidden } from '@asia/shared/ui';
import classes from './LocationActions.module.css';

const phone = restaurant.phones.contact[1] ?? restaurant.phones.contact[0] ?? '';

/** The way to the house and its telephone, with or without a map. */
export function LocationActions({ onInk = false }: { onInk?: boolean }) {
  const variant = onInk ? 'gold' : 'line';
  return (
    <p className={classes.actions}>
      <Button
        component="a"
        variant={variant}
        slim
        href={restaurant.map.directionsUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="pin" />
        Cómo llegar<VisuallyHidden> (abre en otra pestaña)</VisuallyHidden>
      </Button>
      <Button component="a" variant={variant} slim href={telLink(phone)}>
        <Icon name="phone" />
        Llamar<VisuallyHidden> al {displayPhone(phone)}</VisuallyHidden>
      </Button>
    </p>
  );
}
