import { restaurant, telLink } from '@asia/shared/restaurant';
import { Panel } from '@asia/shared/ui';
import { FilledText } from './FilledText';
import classes from './TipNotice.module.css';

/** In the words of the authority (Superintendencia), so it is the only text of the site that says *usted*. */
export const tipInSpanish = {
  title: 'Advertencia propina',
  text: 'Este establecimiento sugiere una propina del 10 % del valor de la cuenta. Usted puede aceptarla, rechazarla o cambiar su valor, según su valoración del servicio. Al pedir la cuenta, indique si desea incluirla o el valor que quiere dar. El 100 % de las propinas recaudadas se entrega a todo el personal de servicio.',
  /** With the placeholders `{dedicatedBogota}`, `{authorityBogota}` and `{nationalFree}` for the telephones. */
  complaints:
    'Si tiene un inconveniente con el cobro de la propina, comuníquese con la línea exclusiva en Bogotá {dedicatedBogota}, con la línea de atención al ciudadano de la Superintendencia de Industria y Comercio en Bogotá {authorityBogota}, o con la línea gratuita nacional {nationalFree}.',
};

const telephone = (phone: string) => (
  <a className="num" href={telLink(phone)}>
    {phone}
  </a>
);

/** The notice about tips that Colombian law requires on menus. */
export function TipNotice({ words = tipInSpanish }: { words?: typeof tipInSpanish }) {
  const { dedicatedBogota, authorityBogota, nationalFree } = restaurant.sic;
  return (
    <aside aria-labelledby="propina">
      <Panel className={classes.tip}>
        <h2 id="propina">{words.title}</h2>
        <p className={classes.text}>{words.text}</p>
        <p className={classes.complaints}>
          <FilledText
            text={words.complaints}
            values={{
              dedicatedBogota: telephone(dedicatedBogota),
              authorityBogota: telephone(authorityBogota),
              nationalFree: telephone(nationalFree),
            }}
          />
        </p>
      </Panel>
    </aside>
  );
}
