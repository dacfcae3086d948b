import { Link, useLocation } from '@asia/shared/router';
import { navigationLinks } from '../routes/routes';

/** The links that pages of the site ask for, the current one marked. */
export function NavigationLinks({ onChosen }: { onChosen?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {navigationLinks(pathname).map(({ to, label, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current} onClick={onChosen}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
