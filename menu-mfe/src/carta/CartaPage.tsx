import type { Language } from '@asia/shared/contracts';
import type { Carta } from '@asia/shared/menu';
import pages from '@asia/shared/pages';
import { restaurant } from '@asia/shared/restaurant';
import { DocumentHead, JsonLd, PageHead } from '@asia/shared/ui';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import type { DishTranslation } from '../dish-sheet/DishSheet';
import { TipNotice } from '../notices/TipNotice';
import { Rail } from '../rail/Rail';
import { CartaChapter } from './CartaChapter';
import styles from './CartaPage.module.css';
import { CartaTools } from './CartaTools';
import { cartaWords, type CartaWords } from './cartaWords';
import { useCarta } from './cartas';
import { MarksLegend } from './MarksLegend';
import { menuJsonLd } from './menuJsonLd';
import { PrintedOn } from './PrintedOn';

const metas = {
  '/Carta': pages['/Carta'],
  '/CartaIngles': pages['/CartaIngles'],
  '/CartaChino': pages['/CartaChino'],
};

const alternates = Object.values(cartaWords).map(({ lang, route }) => ({ lang, route }));

/** The whole menu in one language, to be read or printed. */
export default function CartaPage({ language }: { language: Language }) {
  const carta = useCarta(language);
  const words = cartaWords[language];
  const { lang, route, title } = words;
  const meta = metas[route];
  const url = `${restaurant.siteUrl}${route}`;
  return (
    <>
      <div className={styles.page} lang={lang}>
        <DocumentHead meta={meta} lang={lang} alternates={alternates} />
        <JsonLd data={menuJsonLd(carta, { name: meta.title, language: lang, url })} />
        <PageHead title={title} lead={<Welcome words={words} />} han={words.han} />
        <Rail label={words.chapters}>
          {carta.map(({ key, name }) => (
            <li key={key}>
              <a href={`#c-${key}`}>{name}</a>
            </li>
          ))}
        </Rail>
        <div className={`wrap ${styles.body}`}>
          <CartaTools words={words} />
          <div className={styles.sheet}>
            {carta.map((chapter) => (
              <CartaChapter key={chapter.key} chapter={chapter} words={words} />
            ))}
          </div>
          <div className={styles.notes}>
            <MarksLegend language={language} />
            <p>{words.prices}</p>
            <p>{words.allergy}</p>
          </div>
          <TipNotice words={words.tip} />
          <PrintedOn words={words} url={url} />
        </div>
      </div>
      <DishSheetHost translate={translator(carta, words)} />
    </>
  );
}

function Welcome({ words: { lang, welcome, welcomeMore } }: { words: CartaWords }) {
  return (
    <>
      {lang === 'zh-Hans' && (
        <span className={styles.welcome} lang="es-CO">
          Bienvenidos a la carta en chino
        </span>
      )}
      <span className={styles.welcome}>{welcome}</span> {welcomeMore}
    </>
  );
}

/** What the dish sheet, which speaks Spanish, says in the language of the carta. */
function translator(carta: Carta, { lang, allergy, prices, illustrative }: CartaWords) {
  if (lang === 'es-CO') return undefined;
  return (key: string): DishTranslation | undefined => {
    const dish = carta.flatMap(({ dishes }) => dishes).find((candidate) => candidate.key === key);
    if (!dish) return undefined;
    // The sheet shows the Chinese name of every dish by itself.
    return {
      lang,
      name: lang === 'zh-Hans' ? undefined : dish.name,
      desc: dish.desc,
      allergy,
      prices,
      illustrative,
    };
  };
}
