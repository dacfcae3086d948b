import { cart } from '@asia/shared/cart';
import { formatPesos } from '@asia/shared/menu';
import { Notice, observer } from '@asia/shared/ui';
import classes from './CartNotices.module.css';

/** What a guest should know of the cart before going on: changed on the menu, in another tab, or not saved. */
export const CartNotices = observer(() => {
  const { notices, otherTabChanged, saved } = cart;
  return (
    <>
      {notices.length > 0 && (
        <Notice
          action={
            <button type="button" className="link small" onClick={() => cart.dismissNotices()}>
              Entendido
            </button>
          }
        >
          <ul className={classes.list}>
            {notices.map((notice) => (
              <li key={`${notice.kind} ${notice.key}`}>
                {notice.kind === 'price'
                  ? `El precio de ${notice.name} cambió: antes ${formatPesos(notice.from)}, ahora ${formatPesos(notice.to)}.`
                  : `${notice.from} ahora se llama ${notice.to}.`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {otherTabChanged && (
        <Notice live="polite">
          <p>Tu carrito cambió en otra pestaña.</p>
        </Notice>
      )}
      {!saved && (
        <Notice tone="bad">
          <p>Tu navegador no deja guardar el carrito. Envía el pedido antes de cerrar.</p>
        </Notice>
      )}
    </>
  );
});
