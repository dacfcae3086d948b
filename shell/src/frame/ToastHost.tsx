import { useEffect } from 'react';
import { cart, changeLine } from '@asia/shared/cart';
import { commonMessages, language } from '@asia/shared/messages';
import { afterPaint, announce, LoadBoundary, observer } from '@asia/shared/ui';
import { overlays } from './overlays';

/** Announces every change of the cart to screen readers, even if the code of the toasts fails to load. */
export const ToastHost = observer(() => {
  const { lastChange } = cart;
  useEffect(() => {
    if (!lastChange) return;
    announce(changeLine(lastChange, commonMessages.texts, language.current));
    // The guest asked for the dish, not for its toast: a tap shows its count first.
    afterPaint(() => void overlays.prefetch());
  }, [lastChange]);

  const Toasts = lastChange && overlays.value?.CartToasts;
  return (
    Toasts && (
      <LoadBoundary notice={() => null}>
        <Toasts />
      </LoadBoundary>
    )
  );
});
