import { clsx } from 'clsx/lite';
import type { AboutTexts } from '@asia/shared/contracts';
import { Picture } from '@asia/shared/ui';
import classes from './Celebration.module.css';

export function Celebration({ heading, wish, text, picture, alt }: Required<AboutTexts>['celebration']) {
  return (
    <section className="ink">
      <div className={classes.stage}>
        <Picture className={classes.picture} picture={picture} alt={alt} sizes="100vw" />
        <div className={classes.wish}>
          <p className={classes.han} lang="zh-Hans" translate="no">
            {wish}
          </p>
          <h2>{heading}</h2>
        </div>
      </div>
      <p className={clsx('wrap', classes.text)}>{text}</p>
    </section>
  );
}
