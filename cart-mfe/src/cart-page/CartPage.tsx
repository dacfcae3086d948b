import { cart } from '@asia/shared/cart';
import pages from '@asia/shared/pages';
import { DocumentHead, observer, useHydrated } from '@asia/shared/ui';
import { OrderPage } from '../page/OrderPage';
import { BackOnePage } from './BackOnePage';
import { CartSkeleton } from './CartSkeleton';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import { useLineFocus } from './useLineFocus';

/** /Cart: what the guest chose, how many of each, and what it costs without delivery. */
const CartPage = observer(() => {
  const hydrated = useHydrated();
  const leaveLine = useLineFocus();
  return (
    <OrderPage title="Carrito Virtual Asia" back={<BackOnePage />}>
      <DocumentHead meta={pages['/Cart']} noindex />
      {!hydrated && <CartSkeleton />}
      {hydrated && (cart.isEmpty ? <EmptyCart /> : <FilledCart onLeave={leaveLine} />)}
    </OrderPage>
  );
});

export default CartPage;
