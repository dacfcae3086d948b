import type { ReactNode } from 'react';
import { CONTENT_ID } from '../contracts';
import { Link } from '../router';
import { observer, useHydrated } from '../ui';
import { cart } from '../cart';
import classes from './SmallFrame.module.css';

/** What a remote needs around it when it runs alone: a way between its pages, and a look into the cart. */
export const SmallFrame = observer(function SmallFrame(props: {
  name: string;
  routes: string[];
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  return (
    <>
      <header className={classes.bar}>
        <strong>{props.name}</strong>
        <nav aria-label="Páginas de este remoto">
          {props.routes.map((route) => (
            <Link key={route} to={route}>
              {route}
            </Link>
          ))}
        </nav>
        <span>{hydrated ? cart.cartTotalQuantity : 0} en el carrito</span>
      </header>
      <main id={CONTENT_ID}>{props.children}</main>
    </>
  );
});
