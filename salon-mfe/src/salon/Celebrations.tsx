import { clsx } from 'clsx/lite';
import type { SalonTexts } from '@asia/shared/contracts';
import classes from './Celebrations.module.css';

/** The occasions that guests celebrate in the hall. */
export function Celebrations({ heading, list }: SalonTexts['celebrations']) {
  return (
    <section>
      <h2 className={classes.title}>{heading}</h2>
      <ul className={classes.list}>
        {list.map(({ title, text }) => (
          <li key={title} className={classes.celebration}>
            <h3 className={classes.name}>{title}</h3>
            <p className={clsx('soft', classes.text)}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
