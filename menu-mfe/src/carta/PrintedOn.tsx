import { useEffect, useRef } from 'react';
import { pinnedFacts } from '@asia/shared/restaurant';
import { LoadBoundary, useLoaded } from '@asia/shared/ui';
import type { CartaTexts } from '../messages/carta/es';
import { qrCode } from './codeModule';
import { FilledText } from './FilledText';
import classes from './PrintedOn.module.css';

/** The end of a printed carta: the day of printing, the address of the current prices, address and telephones. */
export function PrintedOn({ texts, url }: { texts: CartaTexts; url: string }) {
  const day = useRef<HTMLSpanElement>(null);
  const { lang } = texts;
  // On a cheap phone the formatter of the date is the longest task of the page, so it waits for a print. By hand,
  // because React would render after the print.
  useEffect(() => {
    const write = () => {
      if (day.current) day.current.textContent = today(lang);
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [lang]);
  const address = url.replace(/^https?:\/\//, '');
  return (
    <div className={classes.printed}>
      <p>
        <FilledText text={texts.printedOn} values={{ date: <span ref={day} />, url: address }} />
      </p>
      <p>{[pinnedFacts.name, pinnedFacts.address.oneLine, ...pinnedFacts.phones.contact].join(' · ')}</p>
      {/* The code may fail to load, so its address is printed as text too. */}
      <LoadBoundary waiting={null} notice={() => null}>
        <Code url={url} label={address} />
      </LoadBoundary>
    </div>
  );
}

function Code({ url, label }: { url: string; label: string }) {
  const { QrCode } = useLoaded(qrCode);
  return <QrCode className={classes.code} text={url} level="M" label={label} />;
}

/** Today in Medellín, whatever time zone the browser has. */
function today(lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: pinnedFacts.timeZone }).format(
    new Date(),
  );
}
