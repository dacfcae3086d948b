import { clsx } from 'clsx/lite';
import { useEffect } from 'react';
import { type Language, languages, languageTags } from '@asia/shared/contracts';
import { isLanguage, language, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { tabStorage } from '@asia/shared/storage';
import { observer, useHydrated } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { languageNames } from '../messages/languages';
import { cartaIn, pageLanguage, routeAt, translatedPlace } from '../routing/routes';
import classes from './LanguageSwitch.module.css';

/** Key in the session storage: the Spanish page that the guest read last, to which "ES" leads back from a carta. */
const SPANISH_PAGE = 'pagina';

function useCartaLanguage(): Language | undefined {
  const { pathname } = useLocation();
  const cartaLanguage = routeAt(pathname).props?.language;
  return isLanguage(cartaLanguage) ? cartaLanguage : undefined;
}

/** Leads from home, menu, categories and cartas to the carta in a language, and back; switches other pages in place. */
export const LanguageSwitch = observer((props: { className?: string; replace?: boolean }) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const carta = useCartaLanguage();
  const texts = useTexts(frameTexts);
  const current = carta ?? (hydrated ? language.current : 'es');
  const spanishPage = (hydrated && carta && tabStorage.read(SPANISH_PAGE)) || undefined;
  /** The page that a language has in place of this one, if it has one. */
  const placeOf = (code: Language) => {
    if (code === (carta ?? 'es')) return undefined;
    if (!carta) return translatedPlace(routeAt(pathname), code);
    return (code === 'es' && spanishPage) || cartaIn(code)?.path;
  };
  return (
    <ul className={clsx(classes.switch, props.className)} aria-label={texts.languages}>
      {languages.map((code) => (
        <li key={code}>
          <Link
            to={placeOf(code) ?? cartaIn(code)?.path ?? pathname}
            replace={props.replace}
            lang={languageTags[code]}
            translate="no"
            hrefLang={languageTags[code]}
            aria-label={languageNames[code].name}
            aria-current={code === current || undefined}
            onClick={(event) => {
              if (!placeOf(code)) event.preventDefault();
              if (!placeOf(code) || code === 'es') void language.choose(code);
            }}
          >
            {languageNames[code].short}
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Opening a carta switches the site to its language. The tab remembers the last Spanish page, for the way back. */
export const FollowMenuLanguage = observer((): null => {
  const { pathname, search, hash } = useLocation();
  const carta = useCartaLanguage();
  const route = routeAt(pathname);
  const tag = languageTags[pageLanguage(route, language.current)];
  useEffect(() => {
    if (!route.translated || carta === 'es') tabStorage.write(SPANISH_PAGE, pathname + search + hash);
  }, [route, carta, pathname, search, hash]);
  useEffect(() => {
    if (carta) void language.choose(carta);
  }, [carta]);
  useEffect(() => {
    // Even the same language would make the browser style the whole page again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  }, [tag]);
  return null;
});
