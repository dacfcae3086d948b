import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { storedCart } from '@asia/shared/cart';
import { opensElsewhere, PRIVACY_ID } from '@asia/shared/contracts';
import { displayPhone, pinnedFacts, telLink } from '@asia/shared/restaurant';
import { Link, useNavigate } from '@asia/shared/router';
import { Art, ExternalLink, Icon, Picture } from '@asia/shared/ui';
import { factNames } from '../messages/facts/es';
import { footerTexts } from '../messages/footer/es';
import { cartaLinks } from '../messages/languages';
import { SpecialDays } from './OpenLine';
import classes from './Footer.module.css';

export function Footer() {
  const { address, cartaPicture, hours, instagram, phones, webStudio } = pinnedFacts;
  return (
    <footer className={clsx('ink', classes.footer)}>
      <div className={clsx('wrap', classes.inner)}>
        <Link className={classes.carta} to="/Carta">
          <Picture
            later
            className={classes.picture}
            picture={cartaPicture}
            alt={footerTexts.wholeCarta}
            sizes="104px"
          />
          <span>{footerTexts.carta}</span>
        </Link>
        <section>
          <h2>{footerTexts.languages}</h2>
          <ul className={classes.languages}>
            <li>
              <LanguageLink to="/CartaIngles" hrefLang="en" lang="en" aria-label={cartaLinks.en.label}>
                <Art name="flagEnglish" />
                <span translate="no">{cartaLinks.en.name}</span>
              </LanguageLink>
            </li>
            <li>
              <LanguageLink
                to="/CartaChino"
                hrefLang="zh-Hans"
                lang="zh-Hans"
                aria-label={cartaLinks.zh.label}
              >
                <Art name="flagChinese" />
                <span translate="no">{cartaLinks.zh.name}</span>
              </LanguageLink>
            </li>
          </ul>
        </section>
        <section>
          <h2>{footerTexts.phones}</h2>
          <ul>
            {phones.footer.map((phone, index) => (
              <li key={phone}>
                <a href={telLink(phone)}>
                  {phones.footerNames?.[index] && (
                    <span className={classes.phoneName}>{phones.footerNames[index]}</span>
                  )}
                  <span className="num">{displayPhone(phone)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{factNames.hours}</h2>
          {hours.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          <SpecialDays />
        </section>
        <section>
          <h2>{factNames.address}</h2>
          <ul>
            <li>
              <Link to="/contact">{address.oneLine}</Link>
            </li>
            <li>
              <ExternalLink href={instagram.url}>
                <Icon name="instagram" />
                <span>{footerTexts.instagram}</span>
              </ExternalLink>
            </li>
          </ul>
        </section>
        <div className={classes.mini}>
          <ExternalLink href={webStudio.url} rel="noopener">
            <span>{webStudio.label}</span>
          </ExternalLink>
          <Link to={`/CheckoutPage#${PRIVACY_ID}`}>{footerTexts.yourData}</Link>
        </div>
      </div>
    </footer>
  );
}

/** A link to a new document. While the browser refuses to store the cart, the router keeps the present document. */
function LanguageLink({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        if (storedCart.saved || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
