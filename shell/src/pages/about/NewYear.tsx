import { usePictures } from '@asia/shared/content';
import { Picture } from '@asia/shared/ui';
import classes from './NewYear.module.css';

/** The new-year ring, with its wish inside. */
export function NewYear() {
  const pictureOf = usePictures();
  return (
    <section className="ink">
      <div className={classes.stage}>
        <Picture
          className={classes.picture}
          picture={pictureOf('ano-nuevo')}
          alt="Faroles rojos y ramas de ciruelo en flor alrededor de un aro dorado, dibujo de Año Nuevo Chino"
          sizes="100vw"
        />
        <div className={classes.wish}>
          <p className={classes.han} lang="zh-Hans">
            新年快乐
          </p>
          <h2>Año Nuevo Chino</h2>
        </div>
      </div>
      <p className={`wrap ${classes.text}`}>
        También celebramos el Año Nuevo Chino: farolitos rojos, mesas largas y dumplings para compartir.
      </p>
    </section>
  );
}
