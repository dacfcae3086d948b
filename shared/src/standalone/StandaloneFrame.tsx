import type { ReactNode } from 'react';
import { cart } from '../cart';
import { CONTENT_ID } from '../contracts';
import { Link } from '../router';
import { observer, useHydrated } from '../ui';
import classes from './StandaloneFrame.module.css';

export const StandaloneFrame = observer(function StandaloneFrame(props: {
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
        <span>{`${hydrated ? cart.cartTotalQuantity : 0} en el carrito`}</span>
      </header>
      <main id={CONTENT_ID}>{props.children}</main>
    </>
  );
});
