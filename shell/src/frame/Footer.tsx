import { PRIVACY_ID } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { Art, ExternalLink, Icon, Picture } from '@asia/shared/ui';
import classes from './Footer.module.css';

/** The dark foot of every page: the carta, other languages, telephones, hours, address. */
export function Footer() {
  const { address, cartaPicture, hours, instagram, phones, webStudio } = restaurant;
  return (
    <footer className={`ink ${classes.footer}`}>
      <div className={`wrap ${classes.inner}`}>
        <Link className={classes.carta} to="/Carta">
          <Picture
            later
            className={classes.picture}
            picture={cartaPicture}
            alt="Ver la carta completa"
            sizes="104px"
          />
          <span>Carta</span>
        </Link>
        <section>
          <h2>Idiomas</h2>
          {/* Full-page links: the whole document changes its language. */}
          <ul>
            <li>
              <a href="/CartaIngles" hrefLang="en" lang="en" aria-label="Menu in English">
                <Art name="flagEnglish" />
                <span translate="no">English</span>
              </a>
            </li>
            <li>
              <a href="/CartaChino" hrefLang="zh-Hans" lang="zh-Hans" aria-label="中文菜单">
                <Art name="flagChinese" />
                <span translate="no">中文</span>
              </a>
            </li>
          </ul>
        </section>
        <section>
          <h2>Teléfonos</h2>
          <ul>
            {phones.footer.map((phone) => (
              <li key={phone}>
                <a className="num" href={telLink(phone)}>
                  {displayPhone(phone)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Horario</h2>
          {hours.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <section>
          <h2>Dirección</h2>
          <ul>
            <li>
              <Link to="/contact">{address.oneLine}</Link>
            </li>
            <li>
              <ExternalLink href={instagram.url}>
                <Icon name="instagram" />
                <span>Siguenos en Instagram</span>
              </ExternalLink>
            </li>
          </ul>
        </section>
        <div className={classes.mini}>
          <ExternalLink href={webStudio.url} rel="noopener">
            <span>{webStudio.label}</span>
          </ExternalLink>
          <Link to={`/CheckoutPage#${PRIVACY_ID}`}>Tus datos</Link>
        </div>
      </div>
    </footer>
  );
}
