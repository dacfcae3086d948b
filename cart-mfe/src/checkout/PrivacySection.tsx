import { useId } from 'react';
import { useContent } from '@asia/shared/content';
import { entry, PRIVACY_ID } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { useLocation } from '@asia/shared/router';
import { observer, useHydrated } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './PrivacySection.module.css';

/** Unfolds the section after a click on its link, which alone changes nothing if the address has the hash already. */
export const unfoldPrivacy = () =>
  document.getElementById(PRIVACY_ID)?.querySelector('details')?.setAttribute('open', '');

/** Privacy notice: controller, purpose and deletion of the guest's data. Unfolded for an address with its hash. */
export const PrivacySection = observer(() => {
  const texts = useTexts(cartTexts);
  const { legal } = pinnedFacts;
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
