import { useEffect } from 'react';
import type { FlatDish } from '@asia/shared/menu';
import { greetingLink } from '@asia/shared/restaurant';
import { useLocation } from '@asia/shared/router';
import { Button, ExternalLink, Icon, Notice } from '@asia/shared/ui';
import { addressOfKey, dishSearch } from '../dish-sheet/dishAddress';
import { DishList } from '../dishes/DishList';
import { DishRow } from '../dishes/DishRow';
import { pictureOfAddress } from '../products/pictureOfAddress';
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
          <FoundDish dish={dish} search={search} />
        </li>
      ))}
    </DishList>
  );
}

function FoundDish({ dish, search }: { dish: FlatDish; search: string }) {
  const address = addressOfKey(dish.key);
  const row = { ...dish, picture: pictureOfAddress(dish.image) };
  return (
    <DishRow
      dish={row}
      search={address ? dishSearch(address, undefined, search) : search}
      plato={dish.plato}
    />
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
