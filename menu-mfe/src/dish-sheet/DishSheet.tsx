import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useState } from 'react';
import { orderTexts } from '@asia/shared/cart';
import { facts, useSoldOut } from '@asia/shared/content';
import type { CategorySection, Dish } from '@asia/shared/contracts';
import { commonMessages, dishName, language, useTexts } from '@asia/shared/messages';
import { NotePhrases } from '@asia/shared/note-phrases';
import { LoadBoundary, LoadNotice, Marks, observer, Picture, useLoaded, usePainted } from '@asia/shared/ui';
import { cartaDish, cartaIn } from '../menu-data/cartas';
import { sheetTexts } from '../messages/sheet';
import { isOrderable } from '../ordering/orderDish';
import { findRow } from './dishAddress';
import { DishOrder } from './DishOrder';
import { InMyLanguage } from './InMyLanguage';
import type { NoteFieldProps } from './NoteField';
import { noteField } from './noteModule';
import { Sheet } from './Sheet';
import classes from './DishSheet.module.css';

export interface DishSheetProps {
  dish: Dish;
  category: Pick<CategorySection['category'], 'title' | 'seal'>;
  opened: boolean;
  /** Units that the sheet begins with. */
  firstUnits: number;
  onClose: () => void;
}

/** A dish in detail, in the guest's language, with its counter and button. */
export const DishSheet = observer(({ dish, category, opened, firstUnits, onClose }: DishSheetProps) => {
  const { key, name, nameZh, plato, desc, price, marks, allergens = [], picture } = dish;
  const texts = useTexts(sheetTexts);
  const soldOut = useSoldOut();
  const { lang, pesos, optional, phrases, marks: words } = useTexts(commonMessages);
  const textLanguage = lang ? language.current : 'es';
  // A dish without a name in that language has its Spanish name, which the sheet shows once.
  const title = dishName(dish, textLanguage);
  // Until the carta of that language is loaded, the sheet shows the Spanish description.
  const translated = textLanguage === 'es' ? undefined : cartaDish(textLanguage, key);
  useEffect(() => {
    if (textLanguage !== 'es') void cartaIn(textLanguage).prefetch();
  }, [textLanguage]);
  const [units, setUnits] = useState(firstUnits);
  const note = orderTexts.get(key);
  const changeNote = (text: string) => orderTexts.set(key, text);
  const [rowPicture] = useState(() => loadedPicture(key));
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      lang={lang}
      title={title}
      eyebrow={translated?.chapter ?? <span lang="es-CO">{plato}</span>}
      seal={category.seal}
      picture={
        picture && (
          <>
            {rowPicture && <img className={classes.rowPicture} src={rowPicture} alt="" />}
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 64em) 31rem, (min-width: 48em) 50vw, 100vw"
              priority
            />
          </>
        )
      }
      foot={
        <DishOrder dish={dish} units={units} onUnits={setUnits} category={category.title} onDone={onClose} />
      }
    >
      {name !== title && (
        <p className={classes.otherName} lang="es-CO" translate="no">
          {name}
        </p>
      )}
      {nameZh !== title && nameZh !== name && (
        <p className={classes.otherName} lang="zh-Hans" translate="no">
          {nameZh}
        </p>
      )}
      <p
        className={classes.desc}
        lang={translated && !translated.spanish?.includes('desc') ? undefined : 'es-CO'}
      >
        {translated?.desc ?? desc}
      </p>
      {textLanguage === 'es' && <InMyLanguage dish={key} units={units} />}
      <Marks marks={marks} words={words} />
      {price !== null && (
        <p className={classes.price}>
          <span className="num" translate="no">
            {pesos(price)}
          </span>
        </p>
      )}
      {/* Above the field that answers it, and so above the foot. */}
      <p className={clsx('small', classes.allergy)}>
        {allergens.length > 0 && <span>{texts.contains(allergens)}</span>} <span>{texts.allergy}</span>
      </p>
      {isOrderable(dish, soldOut(key)) && (
        <div className={classes.note}>
          <Note
            value={note}
            onChange={changeNote}
            waiting={<p className={classes.noteWaiting}>{`${texts.note} ${optional}`}</p>}
          />
          <NotePhrases
            phrases={facts.current.phrases?.dish}
            language={textLanguage}
            label={phrases}
            note={note}
            onChange={changeNote}
          />
        </div>
      )}
      <ul className={classes.notes}>
        <li>{texts.prices}</li>
        <li>{texts.illustrative}</li>
      </ul>
    </Sheet>
  );
});

/** Requests the code of the field once the sheet is painted, so that a touch shows the dish first. */
function Note({ waiting, ...props }: NoteFieldProps & { waiting: ReactNode }) {
  const painted = usePainted(noteField.value !== undefined);
  if (!painted) return waiting;
  return (
    <LoadBoundary waiting={waiting} notice={(problem) => <LoadNotice {...problem} minor />}>
      <LoadedNote {...props} />
    </LoadBoundary>
  );
}

function LoadedNote(props: NoteFieldProps) {
  const { NoteField } = useLoaded(noteField);
  return <NoteField {...props} />;
}

/** The picture in the row of a dish, shown until the large picture arrives. */
function loadedPicture(key: string): string | undefined {
  const image = findRow(key)?.querySelector('img');
  return image?.complete ? image.currentSrc : undefined;
}
