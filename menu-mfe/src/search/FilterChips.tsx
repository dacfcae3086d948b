import { formatPesos } from '@asia/shared/menu';
import { Icon, VisuallyHidden, type IconName } from '@asia/shared/ui';
import styles from './FilterChips.module.css';
import { AFFORDABLE, countByFilter, filterKeys, type FilterKey } from './filters';
import { peekMenuSearch } from './menuSearch';

const words: Record<FilterKey, { label: string; icon?: IconName }> = {
  vegetariano: { label: 'Vegetariano', icon: 'leaf' },
  vegano: { label: 'Vegano', icon: 'vegan' },
  picante: { label: 'Picante', icon: 'chilli' },
  'hasta-40000': { label: `Hasta ${formatPesos(AFFORDABLE)}` },
};

export interface FilterChipsProps {
  text: string;
  filters: readonly FilterKey[];
  /** Whether the dishes have arrived and can be counted. */
  counted: boolean;
  onToggle: (key: FilterKey) => void;
}

/** Filters that are on or off, each with the number of dishes that it would leave. */
export function FilterChips({ text, filters, counted, onToggle }: FilterChipsProps) {
  const search = counted ? peekMenuSearch() : undefined;
  const counts = search && countByFilter(search.find(text), filters);
  return (
    <div className={styles.chips} role="group" aria-label="Filtros">
      {filterKeys.map((key) => {
        const { label, icon } = words[key];
        return (
          <button
            key={key}
            type="button"
            className={styles.chip}
            aria-pressed={filters.includes(key)}
            onClick={() => onToggle(key)}
          >
            {icon && <Icon name={icon} />}
            {label}
            {counts && (
              <>
                <span className={`num ${styles.count}`} aria-hidden="true">
                  {counts[key]}
                </span>
                <VisuallyHidden>, {counts[key]} platos</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
