import type { ReactNode } from 'react';
import type { CategoryKey } from '@asia/shared/contracts';
import { DocumentHead, PageHead, useLoaded } from '@asia/shared/ui';
import { CategoryRail } from '../category/CategoryRail';
import { ProductSheetHost } from './ProductSheetHost';
import { ProductShelf } from './ProductShelf';
import { DishSearch } from '../search/DishSearch';
import { sectionOf } from '../menu-data/sections';
import classes from './KidsPage.module.css';
import { PageFoot } from '../notices/PageFoot';

const back = { to: '/menu', label: 'Regresar al Menú' };

/**
 * The kids' menu, with a game to play while waiting for the food.
 * @param props.game comes from another app; the page is complete without it
 */
export default function KidsPage({ category: key, game }: { category: CategoryKey; game?: ReactNode }) {
  const section = useLoaded(sectionOf(key));
  const { category, page } = section;
  return (
    <>
      <DocumentHead meta={page} />
      <PageHead
        title="Nuestro menú infantil"
        lead="El combito es pequeño y completo: papas a la francesa y nuggets de pollo, pescado o cerdo, con salsa agridulce para mojar."
        picture={category.picture}
        seal={category.seal}
        back={back}
        anchor={category.key}
      />
      <CategoryRail current={category.key} />
      <div className={`wrap ${classes.dishes}`}>
        <DishSearch>
          <h2>Menú mágico para niños</h2>
          <ProductShelf section={section} heading="h3" three />
          <div className={classes.words}>
            <p>Si hace frío o hay poca hambre, la cremita de pollo es suave y llega en porción infantil.</p>
            <p>Para tomar hay bebidas en vaso pequeño, como la limonada infantil.</p>
            <p>Y mientras sale la comida, un juego: encuentra las ocho parejas.</p>
          </div>
        </DishSearch>
      </div>
      {game && <div className="ink">{game}</div>}
      <div className={`wrap ${classes.foot}`}>
        <PageFoot back={back} />
      </div>
      <ProductSheetHost section={section} />
    </>
  );
}
