import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { BelowFold, Button, Icon, PageHead } from '@asia/shared/ui';
import { CategoryGrid } from '../category/CategoryGrid';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { useCategories } from '../menu-data/categories';
import { spanish } from '../messages/notes/es';
import { pageTexts } from '../messages/pages/es';
import { TipNotice } from '../notices/TipNotice';
import { DishSearch } from '../search/DishSearch';
import { FilterChips } from '../search/FilterChips';
import classes from './MenuPage.module.css';

/** Cards in the first row of a wide screen. */
const FIRST_ROW = 4;

/** The menu index: search, the categories, and the notice about tips. */
export default function MenuPage() {
  const { menuCategories } = useCategories();
  const tip = useContent(entry('tip/es'));
  return (
    <>
      <PageHead title={pageTexts.menu} lead={pageTexts.menuLead} han={pageTexts.menuHan} />
      <div className={clsx('wrap', classes.body)}>
        <DishSearch Filters={FilterChips}>
          <CategoryGrid cards={menuCategories} heading="h2" eager={FIRST_ROW} />
        </DishSearch>
        <BelowFold>
          <p className={classes.foot}>
            <Button component={Link} to="/Carta" variant="line">
              <span>{pageTexts.wholeCarta}</span>
              <Icon name="forward" />
            </Button>
            <span className="small soft">{spanish.illustrative}</span>
          </p>
          <TipNotice {...tip} />
        </BelowFold>
      </div>
      <DishSheetHost />
    </>
  );
}
