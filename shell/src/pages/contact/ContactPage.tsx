import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { pinnedFacts, restaurantJsonLd } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Button, Icon, JsonLd, observer, PageHead } from '@asia/shared/ui';
import { pageTexts } from '../../messages/pages';
import { LocationActions } from '../LocationActions';
import { LocationMap } from '../LocationMap';
import { Paragraphs } from '../Paragraphs';
import { ContactTable } from './ContactTable';
import classes from './ContactPage.module.css';

const ContactPage = observer(() => {
  const { lang, menu } = useTexts(commonMessages);
  const texts = useTexts(pageTexts);
  const { han, paragraphs, location } = useContent(entry('page/Contact'));
  const { address, name } = pinnedFacts;
  return (
    <>
      <JsonLd of={restaurantJsonLd} />
      <PageHead title={name} display lead={`${address.neighborhood}, ${address.city}`} han={han} />
      <section className={clsx('section', classes.welcome)}>
        <div className={clsx('wrap', classes.split)}>
          <div>
            <Paragraphs of={paragraphs} />
            <Button component={Link} to={menu} lang={lang}>
              {texts.toMenu}
            </Button>
          </div>
          <ContactTable />
        </div>
      </section>
      <section className="ink section">
        <div className={clsx('wrap', classes.split)}>
          <div className={classes.location}>
            <h2>{location.heading}</h2>
            <h3>{location.invitation}</h3>
            <Paragraphs className="soft" of={location.paragraphs} />
            <Link className="link" to="/about" lang={lang}>
              <span>{texts.toAbout}</span>
              <Icon name="forward" />
            </Link>
          </div>
          <div>
            <figure className={classes.map}>
              <LocationMap />
              <figcaption>
                <span>{location.map}</span>
                <br />
                <span className="soft">{address.oneLine}</span>
              </figcaption>
            </figure>
            <LocationActions onInk />
          </div>
        </div>
      </section>
    </>
  );
});

export default ContactPage;
