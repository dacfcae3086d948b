import { cart } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';

/** Notice that nothing can be ordered, because the cart is empty or all its lines are left out; leads to the menu. */
export const EmptyOrder = observer(() => {
  const texts = useTexts(cartTexts);
  const { menu } = useTexts(commonMessages);
  const words = cart.isEmpty ? texts.empty : texts.noneToOrder;
  const link = (
    <Link className="link" to={menu}>
      {texts.start}
    </Link>
  );
  return (
    <Notice tone="bad" live="polite" action={link}>
      <p key={words}>{words}</p>
    </Notice>
  );
});
