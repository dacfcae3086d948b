import { house, language, useTexts } from '@asia/shared/language';
import { Link, useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { routeAt } from '../routes/routes';
import { frameTexts } from '../texts';
import classes from './OnlySpanish.module.css';

/** For a guest of another language on a page that there is only in Spanish: the way to what they can read. */
export const OnlySpanish = observer(() => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const { lang, menu } = useTexts(house);
  const { onlySpanish, toMenu } = useTexts(frameTexts);
  const { props, hidesCart } = routeAt(pathname);
  // A carta has a language of its own; the pages of an order follow the guest.
  if (!hydrated || language.current === 'es' || !lang || props?.language || hidesCart) return null;
  return (
    <div className={`ink ${classes.strip}`} lang={lang}>
      <p className="wrap">
        {onlySpanish} <Link to={menu}>{toMenu}</Link>
      </p>
    </div>
  );
});
