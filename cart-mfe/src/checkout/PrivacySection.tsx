import { useId } from 'react';
import { useContent } from '@asia/shared/content';
import { entry, PRIVACY_ID } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { restaurant } from '@asia/shared/restaurant';
import { useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './PrivacySection.module.css';

/** For a link to the section: the address may be the link's already, and the section folded again. */
export const unfoldPrivacy = () =>
  document.getElementById(PRIVACY_ID)?.querySelector('details')?.setAttribute('open', '');

/**
 * Controller of the guest's data, purpose, and how to have them deleted. Folded, unless its own address leads here, as
 * the footer of every page does.
 */
export const PrivacySection = observer(() => {
  const texts = useTexts(cartTexts);
  const { legal } = restaurant;
  const privacy = useContent(entry('page/CheckoutPage'));
  const title = useId();
  const { hash } = useLocation();
  const isTarget = useHydrated() && hash === `#${PRIVACY_ID}`;
  return (
    <section id={PRIVACY_ID} tabIndex={-1} className={classes.privacy} aria-labelledby={title}>
      <details open={isTarget}>
        <summary>
          <h2 id={title}>{texts.yourData}</h2>
        </summary>
        {privacy[texts.language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span>{texts.privacyWrite}</span>
          <a href={`mailto:${legal.dataEmail}`}>{legal.dataEmail}</a>
          <span>{texts.privacyWriteRest}</span>
        </p>
      </details>
    </section>
  );
});
