import { clsx } from 'clsx/lite';
import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import { pinnedFacts } from '@asia/shared/restaurant';
import { ExternalLink, Icon } from '@asia/shared/ui';
import { locationTexts } from '../messages/location/es';
import classes from './LocationMap.module.css';

/**
 * Google's map over a drawing of the place; it waits until our own page is complete. A browser's error page loads in an
 * iframe as a map does, so the map is shown only if its address answers. A link below it always offers another way.
 */
export function LocationMap() {
  const [answers, setAnswers] = useState(false);
  const state = useSyncExternalStore(follow, mapState, () => 'waiting' as const);
  return (
    <div>
      <div
        className={clsx('paper', classes.map)}
        style={{ '--map-height': `${pinnedFacts.map.heightPx}px` } as CSSProperties}
      >
        {state === 'shown' ? (
          <iframe
            className={classes.frame}
            data-answers={answers || undefined}
            onLoad={() => void addressAnswers().then(setAnswers)}
            src={pinnedFacts.map.embedUrl}
            title={locationTexts.mapOf(pinnedFacts.name)}
            height={pinnedFacts.map.heightPx}
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
        <ExternalLink href={pinnedFacts.map.directionsUrl}>
          <span>{locationTexts.openMap}</span>
        </ExternalLink>
      </p>
    </div>
  );
}

/** Whether the map's address can be reached; its answer cannot be read here. */
const addressAnswers = () =>
  fetch(pinnedFacts.map.embedUrl, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

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
