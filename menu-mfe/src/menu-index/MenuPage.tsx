import pages from '@asia/shared/pages';
import { Link } from '@asia/shared/router';
import { BelowFold, Button, DocumentHead, Icon, PageHead } from '@asia/shared/ui';
import { menuCategories } from '../categories/categories';
import { CategoryGrid } from '../categories/CategoryGrid';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { TipNotice } from '../notices/TipNotice';
import { DishSearch } from '../search/DishSearch';
import { FilterChips } from '../search/FilterChips';
import styles from './MenuPage.module.css';

/** Cards in view when the page opens on a wide screen. */
const FIRST_ROW = 4;

/** The menu: search, twenty categories, and the notice about tips. */
export default function MenuPage() {
  return (
    <>
      <DocumentHead meta={pages['/Menu']} />
      <PageHead
        title="Menú"
        lead="Elige una categoría para ver los platos y los precios. Los precios están en pesos colombianos, con impuestos incluidos."
        han="菜单"
      />
      <div className={`wrap ${styles.body}`}>
        <DishSearch Filters={FilterChips}>
          <CategoryGrid cards={menuCategories} heading="h2" eager={FIRST_ROW} />
        </DishSearch>
        <BelowFold>
          <p className={styles.foot}>
            <Button component={Link} to="/Carta" variant="line">
              Ver la carta completa
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
