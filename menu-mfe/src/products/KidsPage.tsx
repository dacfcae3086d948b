import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { useContent } from '@asia/shared/content';
import { type CategoryKey, entry } from '@asia/shared/contracts';
import { PageHead, useLoaded } from '@asia/shared/ui';
import { CategoryRail } from '../category/CategoryRail';
import { sectionOf } from '../menu-data/sections';
import { pageTexts } from '../messages/pages/es';
import { PageFoot } from '../notices/PageFoot';
import { DishSearch } from '../search/DishSearch';
import { ProductSheetHost } from './ProductSheetHost';
import { ProductShelf } from './ProductShelf';
import classes from './KidsPage.module.css';

const back = { to: '/menu', label: pageTexts.backToMenu };

/** The kids' menu. @param props.game comes from another app, to play while waiting; the page is complete without it */
export default function KidsPage({ category: key, game }: { category: CategoryKey; game?: ReactNode }) {
  const section = useLoaded(sectionOf(key));
  const { category } = section;
  const { lead, heading, paragraphs } = useContent(entry('page/{infantil}', category.route));
  return (
    <>
      <PageHead
        title={category.title}
        lead={lead}
        picture={category.picture}
        seal={category.seal}
        back={back}
        anchor={category.key}
      />
      <CategoryRail current={category.key} />
      <div className={clsx('wrap', classes.dishes)}>
        <DishSearch>
          <h2>{heading}</h2>
          <ProductShelf section={section} heading="h3" three />
          <div className={classes.words}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </DishSearch>
      </div>
      {game && <div className="ink">{game}</div>}
      <div className={clsx('wrap', classes.foot)}>
        <PageFoot back={back} />
      </div>
      <ProductSheetHost section={section} />
    </>
  );
}
