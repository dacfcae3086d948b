import { clsx } from 'clsx/lite';
import { TITLE_ID } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Art, Button, observer } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { pageTexts } from '../messages/pages';
import classes from './NotFoundPage.module.css';

const NotFoundPage = observer(() => {
  const { lang, menu } = useTexts(commonMessages);
  const texts = useTexts(pageTexts);
  const { backHome } = useTexts(frameTexts);
  return (
    <section className={clsx('ink', classes.lost)} lang={lang}>
      <Art name="lattice" className={classes.lattice} />
      <div className={clsx('wrap', classes.inner)}>
        <div className={classes.ringed}>
          <Art name="ring" className={classes.ring} />
          <span className={classes.number} aria-hidden="true">
            404
          </span>
        </div>
        <h1 id={TITLE_ID} tabIndex={-1}>
          {texts.notFound}
        </h1>
        <p className="soft">{texts.notFoundWhy}</p>
        <Button component={Link} to={lang ? menu : '/Carta'} variant="gold">
          {texts.toCarta}
        </Button>
        <Link className={clsx('link', classes.home)} to="/">
          {backHome}
        </Link>
      </div>
    </section>
  );
});

export default NotFoundPage;
