import { Notifications, notifications } from '@mantine/notifications';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { cart as theCart, changeLine } from '../cart';
import type { CartChange } from '../cart/CartChange';
import { commonMessages, language } from '../messages';
import { afterPaint } from '../ui';
import { MantineThemeScope } from '../ui/theme/MantineThemeScope';
import { CartToast } from './CartToast';
import classes from './CartToasts.module.css';

const STAY_MS = 5000;
/** Id of the toast in view. */
let shown: string | null = null;

function hide(id: string) {
  if (shown === id) shown = null;
  notifications.hide(id);
}

/** Shows a change. Only one toast at a time: it replaces the toast in view. */
function show(change: CartChange) {
  const id = `cart-${change.seq}`;
  const line = changeLine(change, commonMessages.texts, language.current);
  if (shown) hide(shown);
  shown = id;
  const toast = {
    id,
    position: 'bottom-left' as const,
    message: line,
    // The frame has screen readers say each change; an alert would say it twice.
    role: 'status',
    'aria-live': 'off' as const,
    renderNotification: () => (
      <CartToast
        change={change}
        line={line}
        onClose={() => hide(id)}
        onHold={(held) => notifications.update({ ...toast, autoClose: held ? false : STAY_MS })}
      />
    ),
    onClose: () => {
      if (shown === id) shown = null;
    },
  };
  notifications.show(toast);
}

interface CartToastsProps {
  /** Default: the cart of the page. Shows its last change first. */
  cart?: { readonly lastChange: CartChange | null };
}

export function CartToasts({ cart = theCart }: CartToastsProps) {
  useEffect(
    () =>
      reaction(
        () => cart.lastChange,
        // In the next frame: that of the tap shows the count.
        (change) => change && afterPaint(() => show(change)),
        { fireImmediately: true },
      ),
    [cart],
  );
  return (
    <MantineThemeScope>
      <Notifications
        className={classes.toasts}
        style={{ '--toast-stay': `${STAY_MS}ms` }}
        position="top-right"
        autoClose={STAY_MS}
        // A toast that leaves is still there while the next one comes.
        limit={2}
        transitionDuration={160}
        zIndex="var(--z-toast)"
        pauseResetOnHover="all"
      />
    </MantineThemeScope>
  );
}
