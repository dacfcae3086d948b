import { TITLE_ID } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Art, Button } from '@asia/shared/ui';
import classes from './NotFoundPage.module.css';

/** Any other path: the empty ring, and two ways out. */
export default function NotFoundPage() {
  return (
    <section className={`ink ${classes.lost}`}>
      <Art name="lattice" className={classes.lattice} />
      <div className={`wrap ${classes.inner}`}>
        <div className={classes.ringed}>
          <Art name="ring" className={classes.ring} />
          <span className={classes.number} aria-hidden="true">
            404
          </span>
        </div>
        <h1 id={TITLE_ID} tabIndex={-1}>
          Página no encontrada
        </h1>
        <p className="soft">La dirección cambió o tiene un error. Quizás buscas la carta.</p>
        <Button component={Link} to="/Carta" variant="gold">
          Ver la carta
        </Button>
        <Link className={`link ${classes.home}`} to="/">
          Volver al inicio.
        </Link>
      </div>
    </section>
  );
}
