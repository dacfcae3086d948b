import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { type CategoryKey, entry } from '@asia/shared/contracts';
import { PageHead, useLoaded } from '@asia/shared/ui';
import { CategoryGrid } from '../category/CategoryGrid';
import { CategoryRail } from '../category/CategoryRail';
import { useCategories } from '../menu-data/categories';
import { sectionOf } from '../menu-data/sections';
import { pageTexts } from '../messages/pages/es';
import { PageFoot } from '../notices/PageFoot';
import { DishSearch } from '../search/DishSearch';
import { ProductSheetHost } from './ProductSheetHost';
import { ProductShelf } from './ProductShelf';
import classes from './DrinksPage.module.css';

const back = { to: '/menu', label: pageTexts.backToMenu };

/** /Bebidas: its own drinks, and links to the other categories of drinks. */
export default function DrinksPage({ category: key }: { category: CategoryKey }) {
  const { drinkSections } = useCategories();
  const section = useLoaded(sectionOf(key));
  const { category } = section;
  const { lead } = useContent(entry('page/{bebidas}', category.route));
  return (
    <>
      <PageHead
        title={category.title}
        lead={lead}
        picture={category.picture}
        seal={category.seal}
        back={back}
        facts={[pageTexts.countDrinks(category.count), pageTexts.moreSections(drinkSections.length)]}
        anchor={category.key}
      />
      <CategoryRail current={category.key} />
      <div className={clsx('wrap', classes.body)}>
        <DishSearch>
          <ProductShelf section={section} heading="h2" />
          <h2 className={classes.more}>{pageTexts.moreDrinks}</h2>
          <CategoryGrid cards={drinkSections} heading="h3" />
        </DishSearch>
        <div className={classes.foot}>
          <PageFoot back={back} />
        </div>
      </div>
      <ProductSheetHost section={section} />
    </>
  );
}
