import { useEffect } from 'react';
import { cart, changeLine } from '@asia/shared/cart';
import { house, language } from '@asia/shared/language';
import { announce, LoadBoundary, observer } from '@asia/shared/ui';
import { overlays } from './overlays';

/** Fetches the toasts with the first change of the cart. */
export const ToastHost = observer(() => {
  const wanted = cart.lastChange !== null;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    // Without its toast the change is still said.
    overlays.load().catch(() => {
      if (current && cart.lastChange) announce(changeLine(cart.lastChange, house.texts, language.current));
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  const Toasts = wanted && overlays.value?.CartToasts;
  return (
    Toasts && (
      <LoadBoundary fallback={() => null}>
        <Toasts />
      </LoadBoundary>
    )
  );
});
