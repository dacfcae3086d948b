import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { LoadBoundary, LoadError } from '@asia/shared/ui';
import { preloadDishes } from './dishes';
import styles from './DishSearch.module.css';
import { FilterChips } from './FilterChips';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useMenuQuery } from './useMenuQuery';

/**
 * Search and filters over the whole menu. What is found takes the place of the children until the
 * search is empty again.
 */
export function DishSearch({ children }: { children: ReactNode }) {
  const { text, setText, filters, toggle, clear } = useMenuQuery();
  const [arrived, setArrived] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const deferred = useDeferredValue(text);
  const active = text.trim() !== '' || filters.length > 0;

  const prepare = () => void preloadDishes().then(setArrived);
  useEffect(() => {
    if (active) void preloadDishes().then(setArrived);
  }, [active]);

  return (
    <>
      <div className={styles.search} role="search" onFocus={prepare} onPointerEnter={prepare}>
        <SearchField value={text} onChange={setText} />
        <FilterChips text={deferred} filters={filters} counted={arrived} onToggle={toggle} />
      </div>
      <div className={styles.found} hidden={!active}>
        <p className={styles.count} role="status">
          {active && count !== null && (count === 1 ? '1 plato' : `${count} platos`)}
        </p>
        <button type="button" className="link" onClick={clear}>
          Quitar filtros
        </button>
      </div>
      {active && (
        <LoadBoundary fallback={(_, retry) => <LoadError onRetry={retry} />}>
          <Suspense fallback={<p className="soft">Cargando...</p>}>
            <SearchResults query={deferred} filters={filters} onCount={setCount} />
          </Suspense>
        </LoadBoundary>
      )}
      <div hidden={active}>{children}</div>
    </>
  );
}
