import classes from './Celebrations.module.css';

const celebrations = [
  { title: 'Día de la Madre', text: 'Un almuerzo en familia, con los platos al centro de la mesa.' },
  { title: 'Cumpleaños', text: 'Bandejas para compartir y un lugar para la torta.' },
  { title: 'Grados', text: 'Una comida con tu gente, sin cocinar ese día.' },
  { title: 'Matrimonios', text: 'Una comida íntima, con menú acordado de antemano.' },
  { title: 'Año Nuevo', text: 'El de diciembre y el Año Nuevo Chino, con dumplings en la mesa.' },
] as const;

/** The occasions that guests celebrate in the hall. */
export function Celebrations() {
  return (
    <section>
      <h2 className={classes.title}>Celebraciones</h2>
      <ul className={classes.list}>
        {celebrations.map(({ title, text }) => (
          <li key={title} className={classes.celebration}>
            <h3 className={classes.name}>{title}</h3>
            <p className={`soft ${classes.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
