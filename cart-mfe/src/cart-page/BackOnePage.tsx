import { opensElsewhere } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link, useLocation, useNavigate } from '@asia/shared/router';
import { Icon, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { useMarkedNext } from '../order-page/BackToCart';

/** Goes back one page, or to the menu if the visit began here. */
export const BackOnePage = observer(() => {
  const { back } = useTexts(cartTexts);
  const { menu } = useTexts(commonMessages);
  const navigate = useNavigate();
  useMarkedNext();
  // The router gives the key "default" only to the first page of a visit.
  const cameFromHere = useLocation().key !== 'default';
  return (
    <Link
      className="back"
      to={menu}
      onClick={(event) => {
        if (!cameFromHere || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
      <span>{back}</span>
    </Link>
  );
});
