import { clsx } from 'clsx';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { routeAt } from '../routing/routes';
import classes from './OnlySpanish.module.css';

/** Leads a guest of another language from a page in Spanish to the translated carta. */
export const OnlySpanish = observer(() => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const { lang, menu } = useTexts(commonMessages);
  const { onlySpanish, toMenu } = useTexts(frameTexts);
  const { translated } = routeAt(pathname);
  if (!hydrated || language.current === 'es' || !lang || translated) return null;
  return (
    <div className={clsx('ink', classes.strip)} lang={lang}>
      <p className="wrap">
        <span key={onlySpanish}>{onlySpanish}</span>{' '}
        <Link key={toMenu} to={menu}>
          {toMenu}
        </Link>
      </p>
    </div>
  );
});
