import { useEffect } from 'react';
import { cart, changeLine } from '@asia/shared/cart';
import { house, language } from '@asia/shared/language';
import { announce, LoadBoundary, observer } from '@asia/shared/ui';
import { overlays } from './overlays';

/** Says every change of the cart aloud, whether or not its toast can be fetched. */
export const ToastHost = observer(() => {
  const { lastChange } = cart;
  useEffect(() => {
    if (!lastChange) return;
    announce(changeLine(lastChange, house.texts, language.current));
    overlays.load().catch(() => undefined);
  }, [lastChange]);

  const Toasts = lastChange && overlays.value?.CartToasts;
  return (
    Toasts && (
      <LoadBoundary fallback={() => null}>
        <Toasts />
      </LoadBoundary>
    )
  );
});
