import { cart } from '@asia/shared/cart';
import { useTexts } from '@asia/shared/language';
import { greetingLink } from '@asia/shared/restaurant';
import { Link, useLocation } from '@asia/shared/router';
import { ExternalLink, Icon, observer, useHydrated, VisuallyHidden } from '@asia/shared/ui';
import classes from './Dock.module.css';
import { frameTexts } from '../texts';
import { routeAt } from '../routes/routes';

const CHECKOUT = '/CheckoutPage';

/**
 * The green disc: a greeting in the chat while there is no order, and from then on the order's next step. Where the
 * order is written, the page's own button is that step.
 */
export const ChatDisc = observer(() => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const texts = useTexts(frameTexts);
  const sign = <Icon name="whatsapp" className={classes.sign} />;
  if (!hydrated || cart.isEmpty) {
    return (
      <ExternalLink className={classes.chat} href={greetingLink(texts.wish)}>
        {sign}
        <VisuallyHidden>{texts.write}</VisuallyHidden>
      </ExternalLink>
    );
  }
  if (routeAt(pathname).path === CHECKOUT) return null;
  return (
    // Without a dish that can be ordered, the cart says why.
    <Link className={classes.chat} to={cart.orderItems.length > 0 ? CHECKOUT : '/Cart'}>
      {sign}
      <VisuallyHidden>{texts.sendOrder}</VisuallyHidden>
    </Link>
  );
});
