import { useEffect, useMemo, useState } from 'react';
import { useSoldOut } from '@asia/shared/content';
import type { Dish } from '@asia/shared/contracts';
import { commonMessages, dishName, greetingLink, language, useTexts } from '@asia/shared/messages';
import { useLocation } from '@asia/shared/router';
import { Button, ExternalLink, Icon, Notice, observer } from '@asia/shared/ui';
import { DishList } from '../dishes/DishList';
import { DishRow, type DishTranslation } from '../dishes/DishRow';
import { cartaDish, cartaIn } from '../menu-data/cartas';
import { searchTexts } from '../messages/search';
import { useUnits } from '../ordering/RowCounter';

/** Rows shown at first, so that typing stays fast on a long menu. A button shows the rest. */
const MAX_AT_FIRST = 40;

export interface SearchResultsProps {
  dishes: readonly Dish[];
  /** The query and the chosen filters, as shown to the guest. */
  wanted: string;
}

/** The found dishes, as rows that open the dish sheet. */
export const SearchResults = observer(function SearchResults({ dishes, wanted }: SearchResultsProps) {
  const { search } = useLocation();
  const units = useUnits();
  const soldOut = useSoldOut();
  const { lang } = useTexts(commonMessages);
  const texts = useTexts(searchTexts);
  const translation = useTranslation();
  const [whole, setWhole] = useState('');

  if (dishes.length === 0) return <NothingFound words={wanted} />;
  const shown = whole === wanted ? dishes : dishes.slice(0, MAX_AT_FIRST);
  return (
    <div lang={lang}>
      <DishList label={texts.found}>
        {shown.map((dish) => (
          <DishRow
            key={dish.key}
            dish={dish}
            units={units(dish.key)}
            soldOut={soldOut(dish.key)}
            search={search}
            labelled
            translation={translation}
          />
        ))}
      </DishList>
      {shown.length < dishes.length && (
        <button type="button" className="link" onClick={() => setWhole(wanted)}>
          <span key={dishes.length}>{texts.showAll(dishes.length)}</span>
        </button>
      )}
    </div>
  );
});

/** Texts of the rows for a guest who does not read Spanish; undefined for Spanish. */
function useTranslation() {
  const { lang, pesos, ask, soldOut: noMore, marks } = useTexts(commonMessages);
  const { counter } = useTexts(searchTexts);
  const textLanguage = lang && counter ? language.current : 'es';
  const carta = textLanguage === 'es' ? undefined : cartaIn(textLanguage).value;
  useEffect(() => {
    if (textLanguage !== 'es') void cartaIn(textLanguage).prefetch();
  }, [textLanguage]);
  return useMemo((): DishTranslation | undefined => {
    if (!counter || textLanguage === 'es') return undefined;
    return {
      counter,
      marks,
      name: (dish) => dishName(dish, textLanguage),
      // Empty until the carta of that language is loaded.
      desc: ({ key }) => carta && cartaDish(textLanguage, key)?.desc,
      price: ({ price }, soldOut) => (soldOut ? noMore : price === null ? ask : pesos(price)),
    };
  }, [counter, textLanguage, carta, pesos, ask, noMore, marks]);
}

const NothingFound = observer(({ words }: { words: string }) => {
  const { lang } = useTexts(commonMessages);
  const texts = useTexts(searchTexts);
  return (
    <Notice
      lang={lang}
      live="polite"
      action={
        <Button component={ExternalLink} variant="chat" slim href={greetingLink()}>
          <Icon name="whatsapp" />
          <span>{texts.write}</span>
        </Button>
      }
    >
      <p key={words}>{texts.nothing(words)}</p>
    </Notice>
  );
});
