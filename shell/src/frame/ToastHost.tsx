import { useEffect } from 'react';
import { cart, changeLine } from '@asia/shared/cart';
import { commonMessages, language } from '@asia/shared/messages';
import { afterPaint, announce, LoadBoundary, observer } from '@asia/shared/ui';
import { cartToasts } from './overlays';

/** Announces every change of the cart to screen readers, with or without the code of the toasts. */
export const ToastHost = observer(() => {
  const { lastChange } = cart;
  useEffect(() => {
    if (!lastChange) return;
    announce(changeLine(lastChange, commonMessages.texts, language.current));
    // The count of the dish appears before its toast.
    afterPaint(() => void cartToasts.prefetch());
  }, [lastChange]);

  const Toasts = lastChange && cartToasts.value?.CartToasts;
  return (
    Toasts && (
      <LoadBoundary notice={() => null}>
        <Toasts />
      </LoadBoundary>
    )
  );
});
