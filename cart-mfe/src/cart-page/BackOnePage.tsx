import { house, useTexts } from '@asia/shared/language';
import { Link, useLocation, useNavigate } from '@asia/shared/router';
import { Icon, observer } from '@asia/shared/ui';
import { cartTexts } from '../texts';

/** Leads back one page, or to the menu when the guest came here from elsewhere. */
export const BackOnePage = observer(() => {
  const { back } = useTexts(cartTexts);
  const { menu } = useTexts(house);
  const navigate = useNavigate();
  // The router names the page of arrival "default"; every page reached from another one has a name of its own.
  const cameFromHere = useLocation().key !== 'default';
  return (
    <Link
      className="back"
      to={menu}
      onClick={(event) => {
        if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
      {back}
    </Link>
  );
});
