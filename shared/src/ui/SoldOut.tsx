import { commonMessages } from '../messages';
import classes from './SoldOut.module.css';

/** The badge of a sold-out dish, in place of its price; large in the dish sheet. Its style sheet also greys pictures. */
export function SoldOut({ words = commonMessages.spanish.soldOut, large = false }) {
  return <span className={large ? classes.large : classes.badge}>{words}</span>;
}
