import { Notifications, notifications } from '@mantine/notifications';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { cart as theCart } from '../cart';
import { announce } from '../ui';
import { CartToast, type ToastChange } from './CartToast';
import classes from './CartToasts.module.css';

/** How long a toast stays, in ms. */
const STAY_MS = 5000;
/** Toasts of the cart in view at once; the oldest gives way. */
const IN_VIEW = 2;

let shown: { id: string; name: string }[] = [];

function hide(id: string) {
  shown = shown.filter((toast) => toast.id !== id);
  notifications.hide(id);
}

function show(change: ToastChange) {
  const id = `cart-${change.seq}`;
  const { name } = change;
  // A second change of the same dish replaces the first: ten taps on plus are one toast, not a queue of ten.
  shown.filter((toast) => toast.name === name).forEach((toast) => hide(toast.id));
  shown.slice(0, Math.max(0, shown.length - IN_VIEW + 1)).forEach((toast) => hide(toast.id));
  shown.push({ id, name });

  const toast = {
    id,
    position: 'bottom-left' as const,
    message: change.line,
    renderNotification: () => (
      <CartToast
        change={change}
        onClose={() => hide(id)}
        onHold={(held) => notifications.update({ ...toast, autoClose: held ? false : STAY_MS })}
      />
    ),
    onClose: () => {
      shown = shown.filter((other) => other.id !== id);
    },
  };
  notifications.show(toast);
  announce(change.line);
}

export interface CartToastsProps {
  /** The cart whose changes are told; without one, the cart of the page. The last change before this mounted counts. */
  cart?: { readonly lastChange: ToastChange | null };
}

/** Tells every change of the cart, bottom left. Other notices of the site appear top right. */
export function CartToasts({ cart = theCart }: CartToastsProps) {
  useEffect(
    () =>
      reaction(
        () => cart.lastChange,
        (change) => change && show(change),
        { fireImmediately: true },
      ),
    [cart],
  );
  return (
    <Notifications
      className={classes.toasts}
      position="top-right"
      autoClose={STAY_MS}
      limit={IN_VIEW + 1}
      containerWidth={384}
      transitionDuration={160}
      zIndex="var(--z-toast)"
      pauseResetOnHover="all"
    />
  );
}
