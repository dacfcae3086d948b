import { useContent, usePictures } from '@asia/shared/content';
import type { PageMeta } from '@asia/shared/menu';
import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { BelowFold, Button, DocumentHead, Icon, PageHead } from '@asia/shared/ui';
import { Gallery } from '../gallery/Gallery';
import { Celebrations } from './Celebrations';
import { ANY_TABLE, hallFacts, hallPictures } from './hall';
import { Reservation } from './Reservation';
import classes from './SalonPage.module.css';

const { reservations } = restaurant.phones;

/** /Salon: the events hall, its pictures, what is celebrated there and how to reserve it. */
export default function SalonPage() {
  const pictureOf = usePictures();
  const meta = useContent<PageMeta>('page/Salon');
  return (
    <>
      <DocumentHead meta={meta} />
      <PageHead
        variant="full"
        display
        className={classes.hall}
        title="Nuestro salón"
        lead="Celebra con nosotros. Ponemos la mesa, la vista y la comida."
        picture={pictureOf('salon-1')}
        facts={hallFacts(restaurant.salon)}
      >
        <p className={classes.banner}>
          <Button component={Link} to="/menu">
            Ver el menú
          </Button>
        </p>
      </PageHead>
      <div className="section">
        <div className={`wrap ${classes.split}`}>
          <section>
            <h2 className={classes.title}>Un salón con vista</h2>
            <p className="measure">
              El salón tiene vista panorámica y WiFi. A la mesa llega toda la carta: cocina asiática al wok,
              al vapor y a la plancha.
            </p>
            <p className="measure">
              Cuéntanos cuántas personas son, la fecha y qué quieren comer. Con eso te proponemos un menú para
              compartir.
            </p>
            <a className="link num" href={telLink(reservations)}>
              <Icon name="phone" />
              {displayPhone(reservations)}
            </a>
          </section>
          <Gallery
            title="El salón en imágenes"
            pictures={hallPictures(pictureOf)}
            fallback={pictureOf(ANY_TABLE)}
          />
        </div>
      </div>
      <BelowFold>
        <div className="ink section">
          <div className={`wrap ${classes.split}`}>
            <Celebrations />
            <Reservation />
          </div>
        </div>
      </BelowFold>
    </>
  );
}
