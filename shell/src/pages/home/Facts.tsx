import { clsx } from 'clsx/lite';
import { formatPesos } from '@asia/shared/menu';
import { lowestDeliveryFee, pinnedFacts } from '@asia/shared/restaurant';
import { factNames } from '../../messages/facts/es';
import { homeTexts } from '../../messages/home/es';
import classes from './Facts.module.css';

export function Facts() {
  const { address, delivery, hours } = pinnedFacts;
  return (
    <section className={clsx('wrap', classes.section)}>
      <div className={classes.facts}>
        <div>
          <h2>{homeTexts.deliveryFrom(formatPesos(lowestDeliveryFee(delivery)))}</h2>
          <p>{delivery.line}</p>
        </div>
        <div>
          <h2>{factNames.hours}</h2>
          {hours.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div>
          <h2>{factNames.address}</h2>
          <p>{address.oneLine}</p>
        </div>
      </div>
    </section>
  );
}
