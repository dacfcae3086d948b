import { useEffect, useMemo, useState } from 'react';
import { useSoldOut } from '@asia/shared/content';
import { commonMessages, dishName, greetingLink, language, useTexts } from '@asia/shared/messages';
import { useLocation } from '@asia/shared/router';
import { Button, ExternalLink, Icon, Notice, observer } from '@asia/shared/ui';
import { DishList } from '../dishes/DishList';
import { DishRow, type DishTranslation } from '../dishes/DishRow';
import { cartaDish, cartaIn } from '../menu-data/cartas';
import { foundTexts } from '../messages/found';
import { useUnits } from '../ordering/useUnits';
import { filterDishes } from './filterDishes';
import type { FilterKey } from './filters';
import type { Ranking } from './rankDishes';
import { useFilterName } from './useFilterName';

/** Rows shown at first, so that typing stays fast on a long menu. A button shows the rest. */
const MAX_AT_FIRST = 40;

export interface SearchResultsProps {
  query: string;
  filters: readonly FilterKey[];
  ranking: Ranking;
  onCount: (count: number) => void;
}

/** The results are then in the guest's language at once. */
export const loadTexts = () => foundTexts.load();

/** What a query and the chosen filters find, as rows that open the dish sheet. */
export const SearchResults = observer(function SearchResults({
  query,
  filters,
  ranking,
  onCount,
}: SearchResultsProps) {
  const { search } = useLocation();
  const units = useUnits();
  const soldOut = useSoldOut();
  const { lang, comma } = useTexts(commonMessages);
  const texts = useTexts(foundTexts);
  const filterName = useFilterName();
  const translation = useTranslation();
  const [whole, setWhole] = useState('');
  const dishes = filterDishes(ranking.find(query), filters);
  useEffect(() => onCount(dishes.length), [dishes.length, onCount]);

  const wanted = [query.trim(), ...filters.map(filterName)].filter(Boolean).join(comma);
  if (dishes.length === 0) return <NothingFound words={wanted} />;
  const shown = whole === wanted ? dishes : dishes.slice(0, MAX_AT_FIRST);
  return (
    <div lang={lang}>
      <DishList label={texts.found}>
        {shown.map((dish) => (
          <DishRow
            key={dish.key}
            dish={dish}
            units={units}
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
  const { lang, pesos, ask, soldOut, marks } = useTexts(commonMessages);
  const { counter } = useTexts(foundTexts);
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
      price: ({ price }) => (price === null ? ask : pesos(price)),
      soldOut,
    };
  }, [counter, textLanguage, carta, pesos, ask, soldOut, marks]);
}

const NothingFound = observer(({ words }: { words: string }) => {
  const { lang, write } = useTexts(commonMessages);
  const { nothing } = useTexts(foundTexts);
  return (
    <Notice
      lang={lang}
      live="polite"
      action={
        <Button component={ExternalLink} variant="chat" slim href={greetingLink()}>
          <Icon name="whatsapp" />
          <span>{write}</span>
        </Button>
      }
    >
      <p key={words}>{nothing(words)}</p>
    </Notice>
  );
});
