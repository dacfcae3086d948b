import { clsx } from 'clsx/lite';
import type { SalonTexts } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/messages';
import { displayPhone, pinnedFacts, telLink } from '@asia/shared/restaurant';
import { Art, Button, ExternalLink, Icon } from '@asia/shared/ui';
import { texts } from '../messages/es';
import classes from './Reservation.module.css';

const { reservations } = pinnedFacts.phones;
const number = displayPhone(reservations);

/** The number for reservations in a gold ring, and the buttons to call or write. */
export function Reservation({ heading, text }: SalonTexts['reservation']) {
  return (
    <section className={classes.reservation}>
      <div className={classes.ring}>
        <Art name="ring" className={classes.gold} />
        <div>
          <h2 className={clsx('label', classes.title)}>{heading}</h2>
          <p className={clsx('num', classes.number)}>{number}</p>
        </div>
      </div>
      <p className={clsx('soft', classes.text)}>{text}</p>
      <div className={classes.actions}>
        <Button component="a" href={telLink(reservations)}>
          <Icon name="phone" />
          <span>{texts.reserve}</span>
        </Button>
        {/* On most computers a telephone link does nothing, so guests there use the chat. */}
        <Button component={ExternalLink} variant="gold" href={greetingLink(texts.wish)}>
          <Icon name="whatsapp" />
          <span>{texts.askInChat}</span>
        </Button>
      </div>
    </section>
  );
}
