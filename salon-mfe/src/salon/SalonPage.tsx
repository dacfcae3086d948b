import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { displayPhone, pinnedFacts, telLink } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { BelowFold, Button, Icon, PageHead } from '@asia/shared/ui';
import { Gallery } from '../gallery/Gallery';
import { texts } from '../messages/es';
import { Celebrations } from './Celebrations';
import { hallFacts } from './hallFacts';
import { Reservation } from './Reservation';
import classes from './SalonPage.module.css';

const { reservations } = pinnedFacts.phones;

export default function SalonPage() {
  const { heading, lead, picture, hall, gallery, celebrations, reservation } = useContent(
    entry('page/Salon'),
  );
  return (
    <>
      <PageHead
        variant="full"
        display
        className={classes.hall}
        title={heading}
        lead={lead}
        picture={picture}
        facts={hallFacts(pinnedFacts.salon)}
      >
        <p className={classes.banner}>
          <Button component={Link} to="/menu">
            {texts.toMenu}
          </Button>
        </p>
      </PageHead>
      <div className="section">
        <div className={clsx('wrap', classes.split)}>
          <section>
            <h2 className={classes.title}>{hall.heading}</h2>
            {hall.paragraphs.map((text) => (
              <p key={text} className="measure">
                {text}
              </p>
            ))}
            <a className="link num" href={telLink(reservations)}>
              <Icon name="phone" />
              <span>{displayPhone(reservations)}</span>
            </a>
          </section>
          <Gallery title={gallery.heading} pictures={gallery.pictures} fallback={gallery.fallback.picture} />
        </div>
      </div>
      <BelowFold>
        <div className="ink section">
          <div className={clsx('wrap', classes.split)}>
            <Celebrations {...celebrations} />
            <Reservation {...reservation} />
          </div>
        </div>
      </BelowFold>
    </>
  );
}
