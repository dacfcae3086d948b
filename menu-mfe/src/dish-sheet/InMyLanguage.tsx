import { languageTags } from '@asia/shared/contracts';
import { Link, useInRouterContext } from '@asia/shared/router';
import { DISH_PARAM, withUnits } from './dishAddress';
import classes from './DishSheet.module.css';

const cartas = {
  en: { route: '/CartaIngles', words: 'Read this dish in English' },
  zh: { route: '/CartaChino', words: '查看这道菜的中文介绍' },
};

/** Leads a guest whose browser has another language to the dish in that carta: a sheet covers the switch of the bar. */
export function InMyLanguage({ dish, units }: { dish: string; units: number }) {
  const code = navigator.language.slice(0, 2);
  const routed = useInRouterContext();
  if (code !== 'en' && code !== 'zh') return null;
  const { route, words } = cartas[code];
  const address = `${route}?${DISH_PARAM}=${dish}`;
  const props = { className: 'link', lang: languageTags[code], children: words };
  return (
    <p className={classes.myLanguage}>
      {routed ? <Link {...props} to={address} state={withUnits(units)} /> : <a {...props} href={address} />}
    </p>
  );
}
