import { Suspense } from 'react';
import { restaurant } from '@asia/shared/restaurant';
import { LoadBoundary, useHydrated, useLoaded } from '@asia/shared/ui';
import { FilledText } from '../notices/FilledText';
import type { CartaWords } from './cartaWords';
import { qrCode } from './codeModule';
import styles from './PrintedOn.module.css';

/** The last line of the printed carta: of which day it is, and where the prices of today are. */
export function PrintedOn({ words, url }: { words: CartaWords; url: string }) {
  const hydrated = useHydrated();
  const address = url.replace(/^https?:\/\//, '');
  return (
    <div className={styles.printed}>
      <p>
        <FilledText text={words.printedOn} values={{ date: hydrated && today(words.lang), url: address }} />
      </p>
      <p>
        {restaurant.name} · {restaurant.address.oneLine} · {restaurant.phones.contact.join(' · ')}
      </p>
      {/* The address is printed as text too: without the code nothing is missed. */}
      <LoadBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Code url={url} label={address} />
        </Suspense>
      </LoadBoundary>
    </div>
  );
}

function Code({ url, label }: { url: string; label: string }) {
  const { drawCode, QrCode } = useLoaded(qrCode);
  const code = drawCode(url, 'M');
  return code && <QrCode className={styles.code} code={code} label={label} />;
}

/** The day in Medellín, wherever the printer stands. */
function today(lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: restaurant.timeZone }).format(
    new Date(),
  );
}
