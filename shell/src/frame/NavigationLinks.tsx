import { Link, useLocation } from '@asia/shared/router';
import { currentness, links } from './navigation';

/** The four links, the current one marked. */
export function NavigationLinks({ onChosen }: { onChosen?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={currentness(to, pathname)} onClick={onChosen}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
