import { clsx } from 'clsx';
import { useEffect } from 'react';
import { type Language, languages, languageTags } from '@asia/shared/contracts';
import { isLanguage, language, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { languageNames } from '../messages/languages';
import { cartaIn, pageLanguage, routeAt } from '../routing/routes';
import classes from './LanguageSwitch.module.css';

/** The language of the page, if the page is a carta. */
function useCartaLanguage(): Language | undefined {
  const { pathname } = useLocation();
  const cartaLanguage = routeAt(pathname).props?.language;
  return isLanguage(cartaLanguage) ? cartaLanguage : undefined;
}

/** Leads from a carta to the carta in another language. On other pages, switches frame and order in place. */
export const LanguageSwitch = observer((props: { className?: string; replace?: boolean }) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const carta = useCartaLanguage();
  const texts = useTexts(frameTexts);
  const current = carta ?? (hydrated ? language.current : 'es');
  return (
    <ul className={clsx(classes.switch, props.className)} aria-label={texts.languages}>
      {languages.map((code) => (
        <li key={code}>
          <Link
            to={cartaIn(code)?.path ?? pathname}
            replace={props.replace}
            lang={languageTags[code]}
            translate="no"
            hrefLang={languageTags[code]}
            aria-label={languageNames[code].name}
            aria-current={code === current || undefined}
            onClick={(event) => {
              if (carta && code !== carta) return;
              event.preventDefault();
              void language.choose(code);
            }}
          >
            {languageNames[code].short}
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Opening a carta switches the site to its language; the document has the language of its page. */
export const FollowMenuLanguage = observer((): null => {
  const { pathname } = useLocation();
  const carta = useCartaLanguage();
  const tag = languageTags[pageLanguage(routeAt(pathname), language.current)];
  useEffect(() => {
    if (carta) void language.choose(carta);
  }, [carta]);
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return null;
});
