import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { chapterId, entry, type Language } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Button, Icon, PageHead, useLoaded } from '@asia/shared/ui';
import { Rail } from '../category/Rail';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { cartaIn } from '../menu-data/cartas';
import { cartaTexts } from '../messages/carta';
import type { CartaTexts } from '../messages/carta/es';
import { TipNotice } from '../notices/TipNotice';
import { CartaChapter } from './CartaChapter';
import { MarksLegend } from './MarksLegend';
import { PrintedOn } from './PrintedOn';
import classes from './CartaPage.module.css';

/** The whole menu in one language, to be read or printed. */
export default function CartaPage({ language }: { language: Language }) {
  const carta = useLoaded(cartaIn(language));
  const tip = useContent(entry(`tip/${language}`));
  const texts = cartaTexts.in(language);
  const { lang, route, title } = texts;
  const url = `${pinnedFacts.siteUrl}${route}`;
  return (
    <>
      <div className={classes.page} lang={lang}>
        <PageHead title={title} lead={<Welcome texts={texts} />} han={texts.han} />
        <Rail label={texts.chapters}>
          {carta.map(({ key, name }) => (
            <li key={key}>
              <a href={`#${chapterId(key)}`}>{name}</a>
            </li>
          ))}
        </Rail>
        <div className={clsx('wrap', classes.body)}>
          <p className={classes.tools}>
            <Button variant="line" slim onClick={() => window.print()}>
              <Icon name="print" />
              <span>{texts.print}</span>
            </Button>
          </p>
          <div className={classes.sheet}>
            {carta.map((chapter) => (
              <CartaChapter key={chapter.key} chapter={chapter} texts={texts} />
            ))}
          </div>
          <div className={classes.notes}>
            <MarksLegend texts={texts} />
            <p>{texts.prices}</p>
            <p>{texts.allergy}</p>
          </div>
          <TipNotice {...tip} />
          <PrintedOn texts={texts} url={url} />
        </div>
      </div>
      <DishSheetHost />
    </>
  );
}

function Welcome({ texts: { spanishWelcome, welcome, welcomeMore } }: { texts: CartaTexts }) {
  return (
    <>
      {spanishWelcome && (
        <span className={classes.welcome} lang="es-CO">
          {spanishWelcome}
        </span>
      )}
      <span className={classes.welcome}>{welcome}</span> <span>{welcomeMore}</span>
    </>
  );
}
