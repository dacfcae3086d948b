import type { Dish } from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import { Marks, Picture, Price } from '@asia/shared/ui';
import { Sheet } from '@asia/shared/ui-overlays';
import { DishOrder } from './DishOrder';
import styles from './DishSheet.module.css';
import { allergyInSpanish } from '../notices/allergy';

/** A dish in the language of the carta that it was opened from. */
export interface DishTranslation {
  lang: string;
  /** Left out where the sheet shows the name already. */
  name?: string;
  desc: string;
  allergy: string;
  prices: string;
  illustrative: string;
}

export interface DishSheetProps {
  dish: Dish;
  category: Pick<CategorySection['category'], 'title' | 'seal'>;
  translation?: DishTranslation;
  opened: boolean;
  onClose: () => void;
}

/** A dish from near, and how many of it. */
export function DishSheet({ dish, category, translation, opened, onClose }: DishSheetProps) {
  const { name, nameZh, plato, desc, price, marks, picture } = dish;
  const lang = translation?.lang;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={name}
      eyebrow={plato}
      seal={category.seal}
      picture={
        picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 64em) 31rem, (min-width: 48em) 50vw, 100vw"
            priority
          />
        )
      }
      foot={<DishOrder dish={dish} category={category.title} onDone={onClose} />}
    >
      {translation?.name && (
        <p className={styles.otherName} lang={lang}>
          {translation.name}
        </p>
      )}
      <p className={styles.otherName} lang="zh-Hans">
        {nameZh}
      </p>
      <p className={styles.desc} lang={lang}>
        {translation?.desc ?? desc}
      </p>
      <Marks marks={marks} full />
      {price !== null && (
        <p className={styles.price}>
          <Price value={price} />
        </p>
      )}
      <ul className={styles.notes}>
        <li lang={lang}>{translation?.allergy ?? allergyInSpanish}</li>
        <li lang={lang}>{translation?.prices ?? 'Precios en pesos colombianos, con impuestos incluidos.'}</li>
        <li lang={lang}>{translation?.illustrative ?? 'Imágenes ilustrativas'}</li>
      </ul>
    </Sheet>
  );
}
