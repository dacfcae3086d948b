import { Link } from '@asia/shared/router';
import { Icon } from '@asia/shared/ui';
import { spanish } from '../messages/notes/es';
import classes from './PageFoot.module.css';

/** The end of a page of dishes: the link back, and the notes on allergies and pictures. */
export function PageFoot({ back }: { back: { to: string; label: string } }) {
  return (
    <p className={classes.foot}>
      <Link className="back" to={back.to}>
        <Icon name="back" />
        <span>{back.label}</span>
      </Link>
      <span className="small soft">{spanish.allergy}</span>
      <span className="small soft">{spanish.illustrative}</span>
    </p>
  );
}
