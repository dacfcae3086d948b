import { cart } from '@asia/shared/cart';
import { commonMessages, greetingLink, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { ExternalLink, Icon, observer, useHydrated, VisuallyHidden } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { pageFor, routeAt } from '../routing/routes';
import classes from './WhatsAppButton.module.css';

/** Opens a chat while the cart is empty, otherwise the next step of the order; the checkout has its own button. */
export const WhatsAppButton = observer(() => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const texts = useTexts(frameTexts);
  const { write } = useTexts(commonMessages);
  const sign = <Icon name="whatsapp" className={classes.sign} />;
  // If no dish can be ordered, the cart page shows why.
  const next = pageFor(cart.orderItems.length > 0 ? 'checkout' : 'cart');
  if (!hydrated || cart.isEmpty || !next) {
    return (
      <ExternalLink className={classes.chat} href={greetingLink(texts.wish)}>
        {sign}
        <VisuallyHidden key={write}>{write}</VisuallyHidden>
      </ExternalLink>
    );
  }
  if (routeAt(pathname).role === 'checkout') return null;
  return (
    <Link className={classes.chat} to={next.path}>
      {sign}
      <VisuallyHidden key={texts.sendOrder}>{texts.sendOrder}</VisuallyHidden>
    </Link>
  );
});
