import { commonMessages, useTexts } from '@asia/shared/messages';
import { useLocation } from '@asia/shared/router';
import { observer } from '@asia/shared/ui';
import { BackLink } from '../order-page/BackLink';
import { useMarkedNext } from '../order-page/BackToCart';

/** Goes back one page, or to the menu if the visit began here. */
export const BackOnePage = observer(() => {
  const { menu } = useTexts(commonMessages);
  useMarkedNext();
  // The router gives the key "default" only to the first page of a visit.
  const cameFromHere = useLocation().key !== 'default';
  return <BackLink to={menu} isBefore={() => cameFromHere} />;
});
