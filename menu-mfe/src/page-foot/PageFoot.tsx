import { Link } from '@asia/shared/router';
import { Icon } from '@asia/shared/ui';
import classes from './PageFoot.module.css';
import { allergyInSpanish } from '../notices/allergy';

/** How a page of dishes ends: the way back, a word on allergies, and that its pictures are no photographs of the plate. */
export function PageFoot({ back }: { back: { to: string; label: string } }) {
  return (
    <p className={classes.foot}>
      <Link className="back" to={back.to}>
        <Icon name="back" />
        {back.label}
      </Link>
      <span className="small soft">{allergyInSpanish}</span>
      <span className="small soft">Imágenes ilustrativas</span>
    </p>
  );
}
