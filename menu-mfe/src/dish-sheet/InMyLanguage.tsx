import { languageTags } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { DISH_PARAM, withUnits } from './dishAddress';
import classes from './DishSheet.module.css';

const cartas = {
  en: { route: '/CartaIngles', words: 'Read this dish in English' },
  zh: { route: '/CartaChino', words: '查看这道菜的中文介绍' },
};

/** Leads a guest whose browser has another language to the dish in that carta: a sheet covers the switch of the bar. */
export function InMyLanguage({ dish, units }: { dish: string; units: number }) {
  const code = navigator.language.slice(0, 2);
  if (code !== 'en' && code !== 'zh') return null;
  const { route, words } = cartas[code];
  return (
    <p className={classes.myLanguage}>
      <Link
        className="link"
        lang={languageTags[code]}
        to={`${route}?${DISH_PARAM}=${dish}`}
        state={withUnits(units)}
      >
        {words}
      </Link>
    </p>
  );
}
