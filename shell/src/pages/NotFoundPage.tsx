import { clsx } from 'clsx';
import { TITLE_ID } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Art, Button } from '@asia/shared/ui';
import { pageTexts } from '../messages/pages/es';
import classes from './NotFoundPage.module.css';

/** Any other path: the empty ring, and two ways out. */
export default function NotFoundPage() {
  return (
    <section className={clsx('ink', classes.lost)}>
      <Art name="lattice" className={classes.lattice} />
      <div className={clsx('wrap', classes.inner)}>
        <div className={classes.ringed}>
          <Art name="ring" className={classes.ring} />
          <span className={classes.number} aria-hidden="true">
            404
          </span>
        </div>
        <h1 id={TITLE_ID} tabIndex={-1}>
          {pageTexts.notFound}
        </h1>
        <p className="soft">{pageTexts.notFoundWhy}</p>
        <Button component={Link} to="/Carta" variant="gold">
          {pageTexts.toCarta}
        </Button>
        <Link className={clsx('link', classes.home)} to="/">
          {pageTexts.toHome}
        </Link>
      </div>
    </section>
  );
}
