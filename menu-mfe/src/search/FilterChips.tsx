import { clsx } from 'clsx/lite';
import chips from '@asia/shared/chips.module.css';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Icon, type IconName, observer, VisuallyHidden } from '@asia/shared/ui';
import { searchTexts } from '../messages/search';
import { countWith } from './filterDishes';
import { type FilterKey, filterKeys } from './filters';
import { menuSearch } from './menuSearch';
import { useFilterName } from './useFilterName';
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
  const { filters: label } = useTexts(searchTexts);
  const { comma, dishes } = useTexts(commonMessages);
  const filterName = useFilterName();
  const found = counted ? menuSearch.value?.ranking.find(text) : undefined;
  return (
    <div className={chips.chips} role="group" aria-label={label}>
      {filterKeys.map((key) => {
        const count = found && countWith(found, filters, key);
        const icon = icons[key];
        const chosen = filters.includes(key);
        // A chosen one can always be taken off.
        const useless = count === 0 && !chosen;
        return (
          <button
            key={key}
            type="button"
            className={chips.chip}
            aria-pressed={chosen}
            aria-disabled={useless || undefined}
            onClick={() => {
              if (!useless) onToggle(key);
            }}
          >
            {icon && <Icon name={icon} />}
            <span>{filterName(key)}</span>
            {count !== undefined && (
              <>
                <span className={clsx('num', classes.count)} translate="no" aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden key={count}>{comma + dishes(count)}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
});
