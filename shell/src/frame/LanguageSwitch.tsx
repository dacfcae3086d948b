import { isLanguage, language, useTexts } from '@asia/shared/messages';
import type { Language } from '@asia/shared/contracts';
import { Link, useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { useEffect } from 'react';
import { routeAt } from '../routing/routes';
import { frameTexts } from '../messages';
import classes from './LanguageSwitch.module.css';

const choices = [
  { to: '/Carta', speaks: 'es', lang: 'es-CO', name: 'Español', short: 'ES' },
  { to: '/CartaIngles', speaks: 'en', lang: 'en', name: 'English', short: 'EN' },
  { to: '/CartaChino', speaks: 'zh', lang: 'zh-Hans', name: '中文', short: '中文' },
] as const;

/** The language of the page itself, where it is a carta. */
function useCartaLanguage(): Language | undefined {
  const { pathname } = useLocation();
  const speaks = routeAt(pathname).props?.language;
  return isLanguage(speaks) ? speaks : undefined;
}

/** To the same carta in another language; on any other page the guest stays, and what leads to the order is said anew. */
export const LanguageSwitch = observer(({ className }: { className?: string | undefined }) => {
  const hydrated = useHydrated();
  const carta = useCartaLanguage();
  const texts = useTexts(frameTexts);
  const current = carta ?? (hydrated ? language.current : 'es');
  return (
    <ul
      className={className ? `${classes.switch} ${className}` : classes.switch}
      aria-label={texts.languages}
    >
      {choices.map(({ to, speaks, lang, name, short }) => (
        <li key={lang}>
          <Link
            to={to}
            lang={lang}
            hrefLang={lang}
            aria-label={name}
            aria-current={speaks === current || undefined}
            onClick={(event) => {
              if (carta) return;
              event.preventDefault();
              void language.choose(speaks);
            }}
          >
            {short}
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Who opens a carta reads its language, and orders in it. */
export function FollowMenuLanguage(): null {
  const carta = useCartaLanguage();
  useEffect(() => {
    if (carta) void language.choose(carta);
  }, [carta]);
  return null;
}
