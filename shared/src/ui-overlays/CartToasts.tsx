import { Notifications, notifications } from '@mantine/notifications';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { cart as theCart, changedName, changeLine } from '../cart';
import type { CartChange } from '../cart/CartChange';
import { commonMessages, language } from '../messages';
import { MantineThemeScope } from '../ui/theme/MantineThemeScope';
import { CartToast } from './CartToast';
import classes from './CartToasts.module.css';

const STAY_MS = 5000;
/** The toast in view, and the names of the dishes that were added while it is there. */
let shown: { id: string; added: Set<string> } | null = null;

function hide(id: string) {
  if (shown?.id === id) shown = null;
  notifications.hide(id);
}

/** Shows a change. Only one toast at a time: it replaces the toast in view, and counts the dishes of both. */
function show(change: CartChange) {
  const id = `cart-${change.seq}`;
  const { kind } = change;
  const { texts } = commonMessages;
  const said = changeLine(change, texts, language.current);
  const name = changedName(change, texts, language.current);
  const adds = kind === 'added' || kind === 'increased';
  const added = new Set(adds ? [...(shown?.added ?? []), name] : []);
  if (shown) hide(shown.id);
  shown = { id, added };
  const line = added.size > 1 ? texts.addedBeside(name, added.size - 1) : said;

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
      if (shown?.id === id) shown = null;
    },
  };
  notifications.show(toast);
}

/**
 * Keeps the element of the toasts in the open dialog. The browser draws a modal dialog above all others, and makes
 * everything outside inert.
 * @returns stop
 */
function followDialogs(layer: HTMLElement): () => void {
  const place = () => {
    const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    // Moving it to its own place would take the focus from a toast.
    if (layer.parentElement !== parent) parent.append(layer);
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

interface CartToastsProps {
  /** Default: the cart of the page. Shows its last change first. */
  cart?: { readonly lastChange: CartChange | null };
}

/** Shows every change of the cart as a toast at the bottom left, in an open dialog too. Other toasts would be at the top right. */
export function CartToasts({ cart = theCart }: CartToastsProps) {
  const [layer] = useState(() => document.createElement('div'));
  useEffect(() => followDialogs(layer), [layer]);
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
    <MantineThemeScope>
      <Notifications
        portalProps={{ target: layer }}
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
