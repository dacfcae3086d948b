import { clsx } from 'clsx/lite';
import type { HomeTile } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Picture, Seal } from '@asia/shared/ui';
import classes from './Tile.module.css';

export function Tile({ title, text, link, picture, seal }: HomeTile) {
  return (
    <Link className={clsx('ink', classes.tile)} to={link}>
      <Picture
        later
        className={classes.picture}
        picture={picture}
        alt=""
        sizes="(min-width: 75em) 27rem, (min-width: 48.0625em) 36vw, 73vw"
      />
      <Seal hung className={classes.seal}>
        {seal}
      </Seal>
      <div className={classes.body}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Link>
  );
}
