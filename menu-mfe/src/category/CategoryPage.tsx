import { clsx } from 'clsx/lite';
import type { CategoryKey, CategorySection } from '@asia/shared/contracts';
import { formatPesos } from '@asia/shared/menu';
import { BelowFold, PageHead, useLoaded } from '@asia/shared/ui';
import { DishSheetHost } from '../dish-sheet/DishSheetHost';
import { sectionOf } from '../menu-data/sections';
import { pageTexts } from '../messages/pages/es';
import { AlcoholNotice } from '../notices/AlcoholNotice';
import { PageFoot } from '../notices/PageFoot';
import { DishSearch } from '../search/DishSearch';
import { CategoryDishes } from './CategoryDishes';
import { CategoryRail } from './CategoryRail';
import classes from './CategoryPage.module.css';

const backLinks = {
  menu: { to: '/menu', label: pageTexts.backToMenu },
  drinks: { to: '/bebidas', label: pageTexts.backToDrinks },
} as const;

export default function CategoryPage({ category: key }: { category: CategoryKey }) {
  const { category, dishes } = useLoaded(sectionOf(key));
  const back = backLinks[category.back];
  return (
    <>
      <PageHead
        title={category.title}
        lead={category.line}
        picture={category.picture}
        seal={category.seal}
        back={back}
        facts={facts(category)}
        anchor={category.key}
      />
      <CategoryRail current={category.key} />
      <div className={clsx('wrap', classes.body)}>
        {category.alcohol && <AlcoholNotice />}
        <DishSearch>
          <CategoryDishes dishes={dishes} category={category.key} title={category.title} />
        </DishSearch>
        <BelowFold>
          <PageFoot back={back} />
        </BelowFold>
      </div>
      <DishSheetHost home={category.key} />
    </>
  );
}

function facts({ back, count, lowestPrice }: CategorySection['category']): string[] {
  const counted = back === 'drinks' ? pageTexts.countDrinks(count) : pageTexts.countDishes(count);
  return lowestPrice === null ? [counted] : [counted, `${pageTexts.from} ${formatPesos(lowestPrice)}`];
}
