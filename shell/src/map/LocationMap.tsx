import { restaurant } from '@asia/shared/restaurant';
import { Art, Icon } from '@asia/shared/ui';
import classes from './LocationMap.module.css';
import { usePageLoaded } from './usePageLoaded';

/** The map of another house, which waits until our own page is complete. Address and way stand beside it always. */
export function LocationMap() {
  const pageLoaded = usePageLoaded();
  return (
    <div className={`paper ${classes.map}`}>
      {/* Stays under the map: what is there while the other house answers, and when it does not. */}
      <Art name="latticeInk" className={classes.lattice} />
      {pageLoaded ? (
        <iframe
          className={classes.frame}
          src={restaurant.map.embedUrl}
          title={`Mapa de la ubicación de ${restaurant.name}`}
          height={restaurant.map.heightPx}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <p className={classes.waiting}>
          <Icon name="pin" />
          Cargando mapa...
        </p>
      )}
    </div>
  );
}
