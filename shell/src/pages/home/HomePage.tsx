import { useContent } from '@asia/shared/content';
import type { PageMeta } from '@asia/shared/menu';
import { restaurant, restaurantJsonLd } from '@asia/shared/restaurant';
import { DocumentHead, JsonLd, steps, useMediaQuery } from '@asia/shared/ui';
import { Facts } from './Facts';
import { Hero } from './Hero';
import classes from './HomePage.module.css';
import { LocationActions } from '../LocationActions';
import { LocationMap } from '../LocationMap';
import { SalonCard } from './SalonCard';
import { Tile } from './Tile';
import { tiles } from './tiles';

/** `/`: the dish, the facts, four ways into the menu, the events hall and the map. */
export default function HomePage() {
  const meta = useContent<PageMeta>('page/index');
  const mobile = useMediaQuery(`(max-width: ${steps.tiles}px)`);
  return (
    <>
      <DocumentHead meta={meta} />
      <JsonLd data={restaurantJsonLd()} />
      <Hero />
      <Facts />
      <section className={classes.menu}>
        <div className="wrap">
          <div className={classes.opening}>
            <h2>Arroz y chopsuey, al wok</h2>
            <div className="measure">
              <p>
                Nuestro arroz chino se saltea en un wok muy caliente, con huevo, cebollín y raíces chinas. Lo
                pides con pollo, cerdo, res o camarón, o mixto y en bandeja para compartir.
              </p>
              <p>
                El chopsuey lleva verduras crocantes, salteadas a fuego alto. Tú eliges la carne, los mariscos
                o solo vegetales.
              </p>
            </div>
          </div>
          {/* The style sheet lays the tiles out by the same width, so that nothing moves on hydration. */}
          <ul className={classes.tiles} data-layout={mobile ? 'mobile' : 'wide'}>
            {tiles.map((tile) => (
              <li key={tile.linkTo}>
                <Tile {...tile} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <SalonCard />
      <section className="section">
        <div className={`wrap ${classes.location}`}>
          <div>
            <h2>Estamos en Las Palmas</h2>
            <p>{restaurant.address.oneLine}</p>
            <LocationActions />
          </div>
          <LocationMap />
        </div>
      </section>
    </>
  );
}
