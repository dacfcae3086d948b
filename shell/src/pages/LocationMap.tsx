import { clsx } from 'clsx';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { restaurant } from '@asia/shared/restaurant';
import { Art, ExternalLink, Icon } from '@asia/shared/ui';
import { locationTexts } from '../messages/location/es';
import classes from './LocationMap.module.css';

/**
 * Google's map, which waits until our own page is complete. A page cannot detect whether an iframe has loaded, so a link
 * below the map always offers another way.
 */
export function LocationMap() {
  const state = useSyncExternalStore(follow, mapState, () => 'waiting' as const);
  return (
    <div>
      <div
        className={clsx('paper', classes.map)}
        style={{ '--map-height': `${restaurant.map.heightPx}px` } as CSSProperties}
      >
        {/* Visible until the map covers it. */}
        <Art name="latticeInk" className={classes.lattice} />
        {state === 'shown' ? (
          <iframe
            className={classes.frame}
            src={restaurant.map.embedUrl}
            title={locationTexts.mapOf(restaurant.name)}
            height={restaurant.map.heightPx}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        ) : (
          <p className={classes.waiting}>
            <Icon name={state === 'offline' ? 'warning' : 'pin'} />
            <span key={state}>
              {state === 'offline' ? locationTexts.mapOffline : locationTexts.mapLoading}
            </span>
          </p>
        )}
      </div>
      <p className={clsx('small soft', classes.help)}>
        <span>{locationTexts.mapMissing}</span>{' '}
        <ExternalLink href={restaurant.map.directionsUrl}>
          <span>{locationTexts.openMap}</span>
        </ExternalLink>
      </p>
    </div>
  );
}

const events = ['load', 'online', 'offline'] as const;

function follow(onChange: () => void) {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Reads `readyState`, because after a client navigation there is no `load` event. */
function mapState(): 'waiting' | 'offline' | 'shown' {
  if (document.readyState !== 'complete') return 'waiting';
  return navigator.onLine ? 'shown' : 'offline';
}
