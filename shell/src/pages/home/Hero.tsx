import { clsx } from 'clsx';
import type { HomeTexts } from '@asia/shared/contracts';
import { TITLE_ID } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Art, Button, Picture } from '@asia/shared/ui';
import { OpenLine } from '../../frame/OpenLine';
import { homeTexts } from '../../messages/home/es';
import classes from './Hero.module.css';

/** A plate larger than the screen, and the way to the menu. */
export function Hero({ logo, picture, alt }: HomeTexts['hero']) {
  return (
    <section className={clsx('ink', classes.hero)}>
      <Art name="lattice" className={classes.lattice} />
      <div className={clsx('wrap', classes.inner)}>
        <div className={classes.words}>
          <Art name="logo" className={classes.logo} label={logo} />
          <h1 id={TITLE_ID} tabIndex={-1}>
            {restaurant.tagline}
          </h1>
          <Button component={Link} to="/menu" className={classes.toMenu}>
            {homeTexts.toMenu}
          </Button>
          <div className={classes.open}>
            <OpenLine />
          </div>
        </div>
        <div className={classes.dish}>
          <Picture
            className={classes.picture}
            picture={picture}
            alt={alt}
            // On a phone it is 134vw wide; the file for 110vw is sharp enough on a dark ground, and a quarter lighter.
            sizes="(min-width: 56em) 60vw, 110vw"
            priority
          />
        </div>
      </div>
    </section>
  );
}
