import { usePictures } from '@asia/shared/content';
import { Link } from '@asia/shared/router';
import { Button, Panel, Picture } from '@asia/shared/ui';
import classes from './SalonCard.module.css';

/** The events hall as a picture from edge to edge, with a panel that leads to its page. */
export function SalonCard() {
  const pictureOf = usePictures();
  return (
    <section className={`ink ${classes.card}`}>
      <Picture
        later
        className={classes.picture}
        picture={pictureOf('salon-1')}
        alt="Salón del restaurante al anochecer, con faroles rojos y vista a las luces de Medellín"
        sizes="100vw"
      />
      <Panel className={classes.panel}>
        <h2>Comer en el Salon</h2>
        <p>Una mesa con vista, WiFi y la carta completa. También para tus celebraciones.</p>
        <Button component={Link} to="/Salon">
          Ver mas
        </Button>
      </Panel>
    </section>
  );
}
