import { Link, useLocation, useNavigate } from '@asia/shared/router';
import { Icon } from '@asia/shared/ui';

/** Leads back one page, or to the menu when the guest came here from elsewhere. */
export function BackOnePage() {
  const navigate = useNavigate();
  // The router names the page of arrival "default"; every page reached from another one has a name of its own.
  const cameFromHere = useLocation().key !== 'default';
  return (
    <Link
      className="back"
      to="/Menu"
      onClick={(event) => {
        if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
      Volver
    </Link>
  );
}
