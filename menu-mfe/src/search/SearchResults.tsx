import { useEffect } from 'react';
import { greetingLink } from '@asia/shared/restaurant';
import { useLocation } from '@asia/shared/router';
import { Button, ExternalLink, Icon, Notice } from '@asia/shared/ui';
import { DishList } from '../dishes/DishList';
import { DishRow } from '../dishes/DishRow';
import { useAllDishes } from './dishes';
import { filterDishes, type FilterKey } from './filters';
import { searchDishes } from './searchDishes';

export interface SearchResultsProps {
  query: string;
  filters: readonly FilterKey[];
  onCount: (count: number) => void;
}

/** The dishes that were found, as rows that open the dish sheet. */
export function SearchResults({ query, filters, onCount }: SearchResultsProps) {
  const { search } = useLocation();
  const found = filterDishes(searchDishes(useAllDishes(), query), filters);
  useEffect(() => onCount(found.length), [found.length, onCount]);

  if (found.length === 0)
    return <NothingFound words={[query.trim(), ...filters].filter(Boolean).join(', ')} />;
  return (
    <DishList label="Toda la carta">
      {found.map((dish) => (
        <li key={dish.key}>
          <DishRow dish={dish} search={search} labelled />
        </li>
      ))}
    </DishList>
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <Notice
      live="polite"
      action={
        <Button component={ExternalLink} variant="chat" slim href={greetingLink()}>
          <Icon name="whatsapp" />
          Escríbenos por WhatsApp
        </Button>
      }
    >
      <p>No encontramos «{words}». Prueba otra palabra o pregúntanos por WhatsApp.</p>
    </Notice>
  );
}
