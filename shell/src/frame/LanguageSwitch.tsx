import { isLanguage, language, useTexts } from '@asia/shared/messages';
import type { Language } from '@asia/shared/contracts';
import { Link, useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { useEffect } from 'react';
import { cartaIn, routeAt } from '../routing/routes';
import { frameTexts } from '../messages';
import classes from './LanguageSwitch.module.css';

const choices = [
  { code: 'es', lang: 'es-CO', name: 'Español', short: 'ES' },
  { code: 'en', lang: 'en', name: 'English', short: 'EN' },
  { code: 'zh', lang: 'zh-Hans', name: '中文', short: '中文' },
] as const;

/** The language of the page, if it is a carta. */
function useCartaLanguage(): Language | undefined {
  const { pathname } = useLocation();
  const cartaLanguage = routeAt(pathname).props?.language;
  return isLanguage(cartaLanguage) ? cartaLanguage : undefined;
}

/** Leads to the same carta in another language; on any other page, switches the language of frame and order in place. */
export const LanguageSwitch = observer(({ className }: { className?: string | undefined }) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const carta = useCartaLanguage();
  const texts = useTexts(frameTexts);
  const current = carta ?? (hydrated ? language.current : 'es');
  return (
    <ul
      className={className ? `${classes.switch} ${className}` : classes.switch}
      aria-label={texts.languages}
    >
      {choices.map(({ code, lang, name, short }) => (
        <li key={lang}>
          <Link
            to={cartaIn(code)?.path ?? pathname}
            lang={lang}
            hrefLang={lang}
            aria-label={name}
            aria-current={code === current || undefined}
            onClick={(event) => {
              if (carta) return;
              event.preventDefault();
              void language.choose(code);
            }}
          >
            {short}
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Opening a carta switches the site to its language. */
export function FollowMenuLanguage(): null {
  const carta = useCartaLanguage();
  useEffect(() => {
    if (carta) void language.choose(carta);
  }, [carta]);
  return null;
}
