import { opensElsewhere } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { Link, useNavigate } from '@asia/shared/router';
import { Icon, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';

interface BackLinkProps {
  to: string;
  /** Whether the page is the step before in the history: the link goes back, and adds no step. */
  isBefore: () => boolean;
}

export const BackLink = observer(({ to, isBefore }: BackLinkProps) => {
  const { back } = useTexts(cartTexts);
  const navigate = useNavigate();
  return (
    <Link
      className="back"
      to={to}
      onClick={(event) => {
        if (!isBefore() || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
      <span>{back}</span>
    </Link>
  );
});
