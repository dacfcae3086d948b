import { Link } from '@asia/shared/router';
import { BelowFold, Button, Icon, PageHead } from '@asia/shared/ui';
import { useCategories } from '../menu-data/categories';
import { CategoryGrid } from '../category/CategoryGrid';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { TipNotice } from '../notices/TipNotice';
import { DishSearch } from '../search/DishSearch';
import { FilterChips } from '../search/FilterChips';
import classes from './MenuPage.module.css';

/** Cards in the first row of a wide screen. */
const FIRST_ROW = 4;

/** The menu index: search, the categories, and the notice about tips. */
export default function MenuPage() {
  const { menuCategories } = useCategories();
  return (
    <>
      <PageHead
        title="Menú"
        lead="Elige una categoría para ver los platos y los precios. Los precios están en pesos colombianos, con impuestos incluidos."
        han="菜单"
      />
      <div className={`wrap ${classes.body}`}>
        <DishSearch Filters={FilterChips}>
          <CategoryGrid cards={menuCategories} heading="h2" eager={FIRST_ROW} />
        </DishSearch>
        <BelowFold>
          <p className={classes.foot}>
            <Button component={Link} to="/Carta" variant="line">
              <span>Ver la carta completa</span>
              <Icon name="forward" />
            </Button>
            <span className="small soft">Imágenes ilustrativas</span>
          </p>
          <TipNotice />
        </BelowFold>
      </div>
      <DishSheetHost />
    </>
  );
}
