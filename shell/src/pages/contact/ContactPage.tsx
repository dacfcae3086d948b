import { useContent } from '@asia/shared/content';
import type { PageMeta } from '@asia/shared/menu';
import { restaurant, restaurantJsonLd } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Button, DocumentHead, Icon, JsonLd, PageHead } from '@asia/shared/ui';
import classes from './ContactPage.module.css';
import { ContactTable } from './ContactTable';
import { LocationActions } from '../LocationActions';
import { LocationMap } from '../LocationMap';

/** `/Contact`: how to reach the restaurant, by telephone and by road. */
export default function ContactPage() {
  const meta = useContent<PageMeta>('page/Contact');
  const { address, name } = restaurant;
  return (
    <>
      <DocumentHead meta={meta} />
      <JsonLd data={restaurantJsonLd()} />
      <PageHead title={name} display lead={`${address.neighborhood}, ${address.city}`} han="欢迎" />
      <section className={`section ${classes.welcome}`}>
        <div className={`wrap ${classes.split}`}>
          <div>
            <p>
              Te damos la bienvenida. Estamos en un mall de Las Palmas, en El Poblado, con un salón para comer
              sin afán y una carta amplia de comida china.
            </p>
            <p>
              Si prefieres comer en casa, llevamos domicilios a varios barrios y municipios del Valle de
              Aburrá. Arma tu pedido en el carrito y envíalo por WhatsApp.
            </p>
            <p>
              Para reservas, eventos o dudas sobre un plato, llámanos o escríbenos. Te responde una persona
              del restaurante.
            </p>
            <Button component={Link} to="/menu">
              Ver el menú
            </Button>
          </div>
          <ContactTable />
        </div>
      </section>
      <section className="ink section">
        <div className={`wrap ${classes.split}`}>
          <div className={classes.location}>
            <h2>Arroz chino en Medellín</h2>
            <h3>Ven a descubrir los sabores de Asia</h3>
            <p className="soft">
              Subir a Las Palmas ya es medio plan. Aquí te espera el otro medio: un wok encendido y una mesa
              servida.
            </p>
            <p className="soft">
              Pide lumpias para empezar, un arroz chowfan para el centro y algo agridulce para acompañar. Así
              se come mejor: todos prueban de todo.
            </p>
            <p className="soft">
              Hay opciones vegetarianas, veganas y para niñas y niños, y un té chino para cerrar sin prisa.
            </p>
            <Link className="link" to="/about">
              Conoce nuestra cocina
              <Icon name="forward" />
            </Link>
          </div>
          <div>
            <figure className={classes.map}>
              <LocationMap />
              <figcaption>
                El mall y el local, en el mapa
                <br />
                <span className="soft">{address.oneLine}</span>
              </figcaption>
            </figure>
            <LocationActions onInk />
          </div>
        </div>
      </section>
    </>
  );
}
