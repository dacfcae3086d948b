import { useEffect, useState } from 'react';
import { restaurant } from '@asia/shared/restaurant';
import { Icon } from '@asia/shared/ui';
import classes from './LocationMap.module.css';

/** The map of another house, which waits until our own page is complete. Address and way stand beside it always. */
export function LocationMap() {
  const [pageLoaded, setPageLoaded] = useState(false);
  useEffect(() => {
    // On a client navigation the load event has long passed.
    if (document.readyState === 'complete') {
      setPageLoaded(true);
      return;
    }
    const load = () => setPageLoaded(true);
    window.addEventListener('load', load);
    return () => window.removeEventListener('load', load);
  }, []);

  return (
    <div className={`paper ${classes.map}`}>
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
