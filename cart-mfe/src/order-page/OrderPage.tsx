import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { TITLE_ID } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './OrderPage.module.css';

export interface OrderPageProps {
  title: string;
  /** The way back, above the title. */
  back: ReactNode;
  children: ReactNode;
}

/** The frame of cart and checkout. The title receives the focus after a navigation. */
export const OrderPage = observer(({ title, back, children }: OrderPageProps) => {
  const { lang } = useTexts(commonMessages);
  return (
    <div className={clsx('wrap', classes.page)} lang={lang}>
      {lang && <title>{`${title} · ${pinnedFacts.name}`}</title>}
      <div className={classes.head}>
        {back}
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {/* Without scripts there is no cart: the page only shows a notice. */}
      <noscript>
        <Notice>
          <p>{cartTexts.spanish.withoutScripts}</p>
        </Notice>
      </noscript>
      {children}
    </div>
  );
});
