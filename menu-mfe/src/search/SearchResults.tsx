import { useState } from 'react';
import type { Dish } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/restaurant';
import { useLocation } from '@asia/shared/router';
import { Button, ExternalLink, Icon, Notice, observer } from '@asia/shared/ui';
import { DishList } from '../dishes/DishList';
import { DishRow } from '../dishes/DishRow';
import { useUnits } from '../ordering/RowCounter';

/** Rows at first: who wants more of them says so, and typing stays quick on a long menu. */
const AT_FIRST = 40;

export interface SearchResultsProps {
  dishes: readonly Dish[];
  /** What was looked for, in words. */
  wanted: string;
}

/** The dishes that were found, as rows that open the dish sheet. */
export const SearchResults = observer(function SearchResults({ dishes, wanted }: SearchResultsProps) {
  const { search } = useLocation();
  const units = useUnits();
  const [whole, setWhole] = useState('');

  if (dishes.length === 0) return <NothingFound words={wanted} />;
  const shown = whole === wanted ? dishes : dishes.slice(0, AT_FIRST);
  return (
    <>
      <DishList label="Toda la carta">
        {shown.map((dish) => (
          <DishRow key={dish.key} dish={dish} units={units(dish.key)} search={search} labelled />
        ))}
      </DishList>
      {shown.length < dishes.length && (
        <button type="button" className="link" onClick={() => setWhole(wanted)}>
          Ver los {dishes.length} platos
        </button>
      )}
    </>
  );
});

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
