import { languageTags, type Language } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { Button, Icon, JsonLd, PageHead, useLoaded } from '@asia/shared/ui';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { TipNotice } from '../notices/TipNotice';
import { Rail } from '../category/Rail';
import { CartaChapter } from './CartaChapter';
import classes from './CartaPage.module.css';
import { cartaWords, type CartaWords } from './cartaWords';
import { cartaIn } from '../menu-data/cartas';
import { MarksLegend } from './CartaMarks';
import { menuJsonLd } from './menuJsonLd';
import { PrintedOn } from './PrintedOn';

/** The whole menu in one language, to be read or printed. */
export default function CartaPage({ language }: { language: Language }) {
  const carta = useLoaded(cartaIn(language));
  const words = cartaWords[language];
  const { lang, route, title } = words;
  const url = `${restaurant.siteUrl}${route}`;
  return (
    <>
      <div className={classes.page} lang={lang}>
        <JsonLd of={() => menuJsonLd(carta, { name: `${title}, ${restaurant.name}`, language: lang, url })} />
        <PageHead title={title} lead={<Welcome words={words} />} han={words.han} />
        <Rail label={words.chapters}>
          {carta.map(({ key, name }) => (
            <li key={key}>
              <a href={`#c-${key}`}>{name}</a>
            </li>
          ))}
        </Rail>
        <div className={`wrap ${classes.body}`}>
          <p className={classes.tools}>
            <Button variant="line" slim onClick={() => window.print()}>
              <Icon name="print" />
              <span>{words.print}</span>
            </Button>
          </p>
          <div className={classes.sheet}>
            {carta.map((chapter) => (
              <CartaChapter key={chapter.key} chapter={chapter} words={words} />
            ))}
          </div>
          <div className={classes.notes}>
            <MarksLegend words={words} />
            <p>{words.prices}</p>
            <p>{words.allergy}</p>
          </div>
          <TipNotice words={words.tip} />
          <PrintedOn words={words} url={url} />
        </div>
      </div>
      <DishSheetHost />
    </>
  );
}

function Welcome({ words: { lang, welcome, welcomeMore } }: { words: CartaWords }) {
  return (
    <>
      {lang === languageTags.zh && (
        <span className={classes.welcome} lang="es-CO">
          Bienvenidos a la carta en chino
        </span>
      )}
      <span className={classes.welcome}>{welcome}</span> <span>{welcomeMore}</span>
    </>
  );
}
