import { clsx } from 'clsx/lite';
import type { HomeTexts } from '@asia/shared/contracts';
import { TITLE_ID } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Art, Button, Picture } from '@asia/shared/ui';
import { OpenLine } from '../../frame/OpenLine';
import { homeTexts } from '../../messages/home/es';
import classes from './Hero.module.css';

export function Hero({ logo, picture, alt }: HomeTexts['hero']) {
  return (
    <section className={clsx('ink', classes.hero)}>
      <Art name="lattice" className={classes.lattice} />
      <div className={clsx('wrap', classes.words)}>
        <Art name="logo" className={classes.logo} label={logo} />
        <h1 id={TITLE_ID} tabIndex={-1}>
          {pinnedFacts.tagline}
        </h1>
        <Button component={Link} to="/menu" className={classes.toMenu}>
          {homeTexts.toMenu}
        </Button>
        <div className={classes.open}>
          <OpenLine />
        </div>
      </div>
      <Picture
        className={classes.table}
        picture={picture}
        alt={alt}
        // Cropped at its sides, the picture is 124vw wide on a phone and 89vw wide at 1280 px. A smaller file is sharp
        // enough on a dark ground, and lighter.
        sizes="(min-width: 56em) 78vw, 108vw"
        priority
      />
    </section>
  );
}
