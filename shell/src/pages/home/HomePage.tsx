import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { pinnedFacts, restaurantJsonLd } from '@asia/shared/restaurant';
import { JsonLd, steps, useMediaQuery } from '@asia/shared/ui';
import { LocationActions } from '../LocationActions';
import { LocationMap } from '../LocationMap';
import { Paragraphs } from '../Paragraphs';
import { Facts } from './Facts';
import { Hero } from './Hero';
import { SalonCard } from './SalonCard';
import { Tile } from './Tile';
import classes from './HomePage.module.css';

export default function HomePage() {
  const { hero, menu, hall, location } = useContent(entry('page/index'));
  const mobile = useMediaQuery(`(max-width: ${steps.tiles}px)`);
  return (
    <>
      <JsonLd of={restaurantJsonLd} />
      <Hero {...hero} />
      <div className={classes.first}>
        <Facts />
        <section className={classes.menu}>
          <div className={clsx('wrap', classes.ways)}>
            <h2>{menu.heading}</h2>
            <div className={clsx('measure', classes.words)}>
              <Paragraphs of={menu.paragraphs} />
            </div>
            {/* The style sheet lays the tiles out by the same width: nothing moves on hydration. */}
            <ul className={classes.tiles} data-layout={mobile ? 'mobile' : 'wide'}>
              {menu.tiles.map((tile) => (
                <li key={tile.link}>
                  <Tile {...tile} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
      <SalonCard {...hall} />
      <section className="section">
        <div className={clsx('wrap', classes.location)}>
          <div>
            <h2>{location.heading}</h2>
            <p>{pinnedFacts.address.oneLine}</p>
            <LocationActions />
          </div>
          <LocationMap />
        </div>
      </section>
    </>
  );
}
