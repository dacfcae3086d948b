import { clsx } from 'clsx';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Icon, type IconName, observer, VisuallyHidden } from '@asia/shared/ui';
import { searchTexts } from '../messages/search';
import { AFFORDABLE, countByFilter, type FilterKey, filterKeys } from './filters';
import { menuSearch } from './menuSearch';
import classes from './FilterChips.module.css';

const icons: Partial<Record<FilterKey, IconName>> = {
  vegetariano: 'leaf',
  vegano: 'vegan',
  picante: 'chilli',
};

export interface FilterChipsProps {
  text: string;
  filters: readonly FilterKey[];
  /** Whether the dishes are loaded and can be counted. */
  counted: boolean;
  onToggle: (key: FilterKey) => void;
}

/** The filters, each with the number of dishes that would be left with it. */
export const FilterChips = observer(function FilterChips({
  text,
  filters,
  counted,
  onToggle,
}: FilterChipsProps) {
  const texts = useTexts(searchTexts);
  const { pesos, comma, dishes } = useTexts(commonMessages);
  const search = counted ? menuSearch.value : undefined;
  const counts = search && countByFilter(search.find(text), filters);
  return (
    <div className={classes.chips} role="group" aria-label={texts.filters}>
      {filterKeys.map((key) => {
        const icon = icons[key];
        const chosen = filters.includes(key);
        // A chosen one can always be taken off.
        const useless = counts?.[key] === 0 && !chosen;
        return (
          <button
            key={key}
            type="button"
            className={classes.chip}
            aria-pressed={chosen}
            aria-disabled={useless || undefined}
            onClick={() => {
              if (!useless) onToggle(key);
            }}
          >
            {icon && <Icon name={icon} />}
            <span>{texts.filter[key](pesos(AFFORDABLE))}</span>
            {counts && (
              <>
                <span className={clsx('num', classes.count)} translate="no" aria-hidden="true">
                  {counts[key]}
                </span>
                <VisuallyHidden key={counts[key]}>{comma + dishes(counts[key])}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
});
