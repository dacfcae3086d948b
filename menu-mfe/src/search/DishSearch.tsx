import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { ignoreSecondTap, LoadBoundary, LoadNotice, observer, useLoaded } from '@asia/shared/ui';
import { searchTexts } from '../messages/search';
import type { FilterChipsProps } from './FilterChips';
import type { FilterKey } from './filters';
import { menuSearch, preloadMenuSearch } from './menuSearch';
import { SearchField } from './SearchField';
import type { SearchResultsProps } from './SearchResults';
import { useMenuQuery } from './useMenuQuery';
import classes from './DishSearch.module.css';

export interface DishSearchProps {
  /** Shown while no search is active. */
  children: ReactNode;
  /** The filters beside the field, on a page that has them. */
  Filters?: ComponentType<FilterChipsProps>;
}

/** Search over the whole menu. The results replace the children until the search is cleared. */
export const DishSearch = observer(function DishSearch({ children, Filters }: DishSearchProps) {
  const texts = useTexts(searchTexts);
  const { lang, dishes, loading } = useTexts(commonMessages);
  const { text, setText, filters: named, toggle, clear } = useMenuQuery();
  const [arrived, setArrived] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const deferred = useDeferredValue(text);
  const filters = Filters ? named : noFilters;
  // Deferred, so that the field shows a letter before forty rows render.
  const active = deferred.trim() !== '' || filters.length > 0;

  const onlyFilters = deferred.trim() === '';

  const prepare = () => void preloadMenuSearch().then(setArrived);
  useEffect(() => {
    if (active) void preloadMenuSearch().then(setArrived);
  }, [active]);

  return (
    <>
      <div className={classes.search} role="search" lang={lang} onFocus={prepare} onPointerEnter={prepare}>
        <SearchField value={text} onChange={setText} />
        {Filters && <Filters text={deferred} filters={filters} counted={arrived} onToggle={toggle} />}
      </div>
      <div className={classes.found} lang={lang} hidden={!active}>
        <p className={classes.count} role="status">
          {active && count !== null && <span key={count}>{dishes(count)}</span>}
        </p>
        <button type="button" className="link" onClick={ignoreSecondTap(clear)}>
          <span key={String(onlyFilters)}>{onlyFilters ? texts.clearFilters : texts.clear}</span>
        </button>
      </div>
      {active && (
        <LoadBoundary
          waiting={
            <p className="soft" lang={lang}>
              {loading}
            </p>
          }
          notice={(problem) => <LoadNotice {...problem} />}
        >
          <Found query={deferred} filters={filters} onCount={setCount} />
        </LoadBoundary>
      )}
      <div hidden={active}>{children}</div>
    </>
  );
});

const noFilters: readonly FilterKey[] = [];

function Found(props: Omit<SearchResultsProps, 'ranking'>) {
  const { SearchResults, ranking } = useLoaded(menuSearch);
  return <SearchResults {...props} ranking={ranking} />;
}
