import { cart } from '@asia/shared/cart';
import pages from '@asia/shared/pages';
import { DocumentHead, observer, useHydrated } from '@asia/shared/ui';
import { EmptyCart } from '../page/EmptyCart';
import { NoScriptNotice } from '../page/NoScriptNotice';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle';
import { BackOnePage } from './BackOnePage';
import { CartSkeleton } from './CartSkeleton';
import { FilledCart } from './FilledCart';
import { useLineFocus } from './useLineFocus';

/** /Cart: what the guest chose, how many of each, and what it costs without delivery. */
const CartPage = observer(() => {
  const hydrated = useHydrated();
  const leaveLine = useLineFocus();
  return (
    <div className={`wrap ${page.page}`}>
      <DocumentHead meta={pages['/Cart']} noindex />
      <PageTitle back={<BackOnePage />}>Carrito Virtual Asia</PageTitle>
      <NoScriptNotice />
      {!hydrated && <CartSkeleton />}
      {hydrated && (cart.isEmpty ? <EmptyCart /> : <FilledCart onLeave={leaveLine} />)}
    </div>
  );
});

export default CartPage;
