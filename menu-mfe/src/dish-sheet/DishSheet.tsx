import { useEffect, useState } from 'react';
import { LONGEST_NOTE } from '@asia/shared/cart';
import type { Dish } from '@asia/shared/contracts';
import { dishName, commonMessages, language, useTexts } from '@asia/shared/messages';
import type { CategorySection } from '@asia/shared/menu';
import { Marks, observer, Picture } from '@asia/shared/ui';
import { TextField } from '@asia/shared/ui-forms';
import { Sheet } from '@asia/shared/ui-overlays';
import { cartaDish, cartaIn } from '../menu-data/cartas';
import { isOrderable } from '../ordering/orderDish';
import { sheetTexts } from '../messages';
import { DishOrder } from './DishOrder';
import classes from './DishSheet.module.css';

export interface DishSheetProps {
  dish: Dish;
  category: Pick<CategorySection['category'], 'title' | 'seal'>;
  opened: boolean;
  onClose: () => void;
}

/** A dish in detail, in the guest's language, with its counter and button. */
export const DishSheet = observer(({ dish, category, opened, onClose }: DishSheetProps) => {
  const { key, name, nameZh, plato, desc, price, marks, allergens = [], picture } = dish;
  const texts = useTexts(sheetTexts);
  const { lang, pesos } = useTexts(commonMessages);
  const textLanguage = lang ? language.current : 'es';
  // The carta of that language has the description; until it is loaded, the sheet shows the Spanish one.
  const translated = textLanguage === 'es' ? undefined : cartaDish(textLanguage, key);
  useEffect(() => {
    if (textLanguage !== 'es') void cartaIn(textLanguage).prefetch();
  }, [textLanguage]);
  const [note, setNote] = useState('');
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      lang={lang}
      title={dishName(dish, textLanguage)}
      eyebrow={translated?.chapter ?? <span lang="es-CO">{plato}</span>}
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
      foot={<DishOrder dish={dish} note={note} category={category.title} onDone={onClose} />}
    >
      {textLanguage !== 'es' && (
        <p className={classes.otherName} lang="es-CO">
          {name}
        </p>
      )}
      {textLanguage !== 'zh' && (
        <p className={classes.otherName} lang="zh-Hans">
          {nameZh}
        </p>
      )}
      <p className={classes.desc} lang={translated ? undefined : 'es-CO'}>
        {translated?.desc ?? desc}
      </p>
      <Marks marks={marks} words={texts.marks} />
      {price !== null && (
        <p className={classes.price}>
          <span className="num">{pesos(price)}</span>
        </p>
      )}
      {isOrderable(dish) && (
        <div className={classes.note}>
          <TextField
            label={texts.note}
            optional
            placeholder={texts.notePlaceholder}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={setNote}
          />
        </div>
      )}
      <ul className={classes.notes}>
        {allergens.length > 0 && <li>{texts.contains(allergens)}</li>}
        <li>{texts.allergy}</li>
        <li>{texts.prices}</li>
        <li>{texts.illustrative}</li>
      </ul>
    </Sheet>
  );
});
