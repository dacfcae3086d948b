import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link, type LinkProps, useLocation } from '@asia/shared/router';
import { observer } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { navigationLinks } from '../routing/routes';

/** In other languages, "Menu" leads to the carta. @param props of each link */
export const NavigationLinks = observer((props: Pick<LinkProps, 'replace' | 'onClick'>) => {
  const { links } = useTexts(frameTexts);
  const { menu } = useTexts(commonMessages);
  const { pathname } = useLocation();
  return (
    <ul>
      {navigationLinks(pathname).map(({ to, role, label, current }) => (
        <li key={to}>
          <Link key={links[label]} to={role === 'menu' ? menu : to} aria-current={current} {...props}>
            {links[label] ?? label}
          </Link>
        </li>
      ))}
    </ul>
  );
});
