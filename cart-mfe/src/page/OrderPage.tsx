import type { ReactNode } from 'react';
import { TITLE_ID } from '@asia/shared/contracts';
import { Notice } from '@asia/shared/ui';
import classes from './OrderPage.module.css';

export interface OrderPageProps {
  title: string;
  /** The way back, above the title. */
  back: ReactNode;
  children: ReactNode;
}

/** What cart and checkout stand in. The title receives the focus after a navigation. */
export function OrderPage({ title, back, children }: OrderPageProps) {
  return (
    <div className={`wrap ${classes.page}`}>
      <div className={classes.head}>
        {back}
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {/* The cart lives in the browser's own scripts: without them it can only be explained. */}
      <noscript>
        <Notice>
          <p>Puedes leer la carta y llamarnos. Para usar el carrito, activa JavaScript.</p>
        </Notice>
      </noscript>
      {children}
    </div>
  );
}
