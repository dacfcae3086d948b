import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { languageTags } from '@asia/shared/contracts';
import { commonMessages, isLanguage, language, LANGUAGE_KEY, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { browserStorage } from '@asia/shared/storage';
import { observer } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { cartaLinks } from '../messages/languages';
import { cartaIn, routeAt, translatedPlace } from '../routing/routes';
import classes from './OnlySpanish.module.css';

/** Leads a guest of another language from a page in Spanish to the translated carta. */
export const OnlySpanish = observer(() => {
  const { pathname } = useLocation();
  const { lang, menu } = useTexts(commonMessages);
  const { onlySpanish, toMenu } = useTexts(frameTexts);
  const invited = useInvitation(pathname);
  const route = routeAt(pathname);
  const { current } = language;
  const wanted = current === 'es' ? invited : lang && current;
  if (route.translated || !wanted) return null;
  const to = translatedPlace(route, wanted) ?? cartaIn(wanted)?.path ?? menu;
  if (current === 'es')
    return (
      <Link className={classes.invitation} to={to} lang={languageTags[wanted]}>
        {cartaLinks[wanted].label}
      </Link>
    );
  return (
    <div className={clsx('ink', classes.strip)} lang={lang}>
      <p className="wrap">
        <span key={onlySpanish}>{onlySpanish}</span>{' '}
        <Link key={toMenu} to={to}>
          {toMenu}
        </Link>
      </p>
    </div>
  );
});

/** The language of a browser that comes for the first time, on its first page, if the site has the language. */
function useInvitation(pathname: string): 'en' | 'zh' | undefined {
  const [page] = useState(pathname);
  const [invited, setInvited] = useState(firstLanguage);
  if (invited && page !== pathname) setInvited(undefined);
  useEffect(() => {
    if (invited) browserStorage.write(LANGUAGE_KEY, 'es');
  }, [invited]);
  return invited;
}

function firstLanguage(): 'en' | 'zh' | undefined {
  // Undefined where the browser forbids storage.
  if (browserStorage.read(LANGUAGE_KEY) !== null) return undefined;
  const code = navigator.language.slice(0, 2);
  return isLanguage(code) && code !== 'es' ? code : undefined;
}
