import { useContent, usePictures } from '@asia/shared/content';
import type { PageMeta } from '@asia/shared/menu';
import { restaurant } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Button, DocumentHead, Icon, PageHead, Picture } from '@asia/shared/ui';
import classes from './AboutPage.module.css';
import { NewYear } from './NewYear';

const halfPage = '(min-width: 56em) min(34rem, 45vw), 92vw';

/** `/About`: what the kitchen cooks, and for whom. */
export default function AboutPage() {
  const pictureOf = usePictures();
  const meta = useContent<PageMeta>('page/About');
  return (
    <>
      <DocumentHead meta={meta} />
      <PageHead
        className={classes.head}
        variant="full"
        display
        picture={pictureOf('hero-mesa')}
        title={restaurant.name}
        lead="Te damos la bienvenida. Cocinamos comida china en Las Palmas del Poblado, para comer en el salón o en tu casa."
      />
      <section className="section">
        <div className={`wrap ${classes.split}`}>
          <Picture
            picture={pictureOf('especiales-cazuela-picante-de-res')}
            alt="Cazuela picante de res con ají seco y cebollín, en olla de barro"
            sizes={halfPage}
          />
          <div>
            <h2>Picante o suave</h2>
            <p>
              Hay platos para cada gusto. Si te gusta el picante, busca la cazuela de res, el Mapo tofu o los
              platos al estilo Sichuan: llevan ají seco y una pimienta que hormiguea en la lengua.
            </p>
            <p>
              Si prefieres sabores suaves, empieza por una sopa wantán, el pollo con almendras o el pescado al
              vapor con jengibre y cebollín. En la carta marcamos los platos picantes para que elijas con
              calma.
            </p>
            <Button component={Link} to="/menu">
              Ver el menú
            </Button>
          </div>
        </div>
      </section>
      <section className={`section ${classes.second}`}>
        <div className={`wrap ${classes.split}`}>
          <Picture
            className={classes.right}
            picture={pictureOf('arroz-arroz-chowfan-de-camaron')}
            alt="Arroz chowfan de camarón salteado en un wok, con huevo y raíces chinas, en tazón rojo"
            sizes={halfPage}
          />
          <div>
            <h2>Al wok</h2>
            <p>
              El arroz chowfan va al wok con huevo, cebollín y raíces chinas, y recibe lo que le pongas:
              pollo, cerdo char siu, res, camarón o piña.
            </p>
            <p>
              El chopsuey junta verduras crocantes en una salsa ligera. Hay de pollo, de cerdo, de res, de
              mariscos y uno solo de vegetales.
            </p>
            <p>
              El menú infantil trae croquetas de pollo en salsa agridulce, cremas suaves y bebidas en vaso
              pequeño. Mientras llega la comida, hay un juego de memoria.
            </p>
            <Link className="link" to="/contact">
              Dirección, teléfonos y mapa
              <Icon name="forward" />
            </Link>
          </div>
        </div>
      </section>
      <NewYear />
    </>
  );
}
