import { useEffect, useState, type ComponentType } from 'react';
import { cart } from '@asia/shared/cart';
import { announce, observer } from '@asia/shared/ui';

/** Fetches the toasts with the first change of the cart; most visits never need them. */
export const ToastHost = observer(() => {
  const change = cart.lastChange;
  const wanted = change !== null;
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType } | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import(/* webpackChunkName: "ui-overlays" */ '@asia/shared/ui-overlays').then(
      ({ CartToasts }) => current && setLoaded({ Toasts: CartToasts }),
      // Without its toast the change is still said.
      () => current && announce(cart.lastChange?.line ?? ''),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  return loaded && <loaded.Toasts />;
});
