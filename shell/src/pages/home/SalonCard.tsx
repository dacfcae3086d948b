import { clsx } from 'clsx/lite';
import type { HomeTexts } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Button, Panel, Picture } from '@asia/shared/ui';
import { homeTexts } from '../../messages/home/es';
import classes from './SalonCard.module.css';

export function SalonCard({ heading, text, picture, alt }: HomeTexts['hall']) {
  return (
    <section className={clsx('ink', classes.card)}>
      <Picture later className={classes.picture} picture={picture} alt={alt} sizes="100vw" />
      <Panel className={classes.panel}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <Button component={Link} to="/Salon">
          {homeTexts.toHall}
        </Button>
      </Panel>
    </section>
  );
}
