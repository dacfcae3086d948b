import { cart } from '@asia/shared/cart';
import { useMessagesReady, useTexts } from '@asia/shared/messages';
import { observer, useHydrated } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { OrderPage } from '../order-page/OrderPage';
import { BackOnePage } from './BackOnePage';
import { CartSkeleton } from './CartSkeleton';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import { useLineFocus } from './useLineFocus';

const CartPage = observer(() => {
  useMessagesReady(cartTexts);
  const hydrated = useHydrated();
  const texts = useTexts(cartTexts);
  const leaveLine = useLineFocus();
  return (
    <OrderPage title={texts.cartTitle} back={<BackOnePage />}>
      {!hydrated && <CartSkeleton />}
      {hydrated && (cart.isEmpty ? <EmptyCart /> : <FilledCart onLeave={leaveLine} />)}
    </OrderPage>
  );
});

export default CartPage;
