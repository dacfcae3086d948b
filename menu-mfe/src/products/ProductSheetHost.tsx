import type { CategorySection } from '@asia/shared/contracts';
import { observer } from '@asia/shared/ui';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { useLiveDishes } from './useLiveDishes';

/** Opens the sheets of a page of products, outside the shelf, because a search hides the shelf. */
export const ProductSheetHost = observer(function ProductSheetHost({
  section,
}: {
  section: CategorySection;
}) {
  const dishes = useLiveDishes(section);
  // A dish without a picture has no sheet.
  return <DishSheetHost home={section.category.key} dishes={dishes?.filter(({ picture }) => picture)} />;
});
