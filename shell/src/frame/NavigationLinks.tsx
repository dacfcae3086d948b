import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { observer } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { navigationLinks } from '../routing/routes';

/** The links of the bar, with the current page as such. In other languages "Menu" leads to the carta. */
export const NavigationLinks = observer(({ onChosen }: { onChosen?: () => void }) => {
  const { links } = useTexts(frameTexts);
  const { menu } = useTexts(commonMessages);
  const { pathname } = useLocation();
  return (
    <ul>
      {navigationLinks(pathname).map(({ to, role, label, current }) => (
        <li key={to}>
          <Link key={links[label]} to={role === 'menu' ? menu : to} aria-current={current} onClick={onChosen}>
            {links[label] ?? label}
          </Link>
        </li>
      ))}
    </ul>
  );
});
