import { Notice } from '@asia/shared/ui';

/** For browsers without scripts: the cart lives in one, so here it can only be explained. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice>
        <p>Puedes leer la carta y llamarnos. Para usar el carrito, activa JavaScript.</p>
      </Notice>
    </noscript>
  );
}
