import { useContent } from '@asia/shared/content';
import { entry, PRIVACY_ID } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { restaurant } from '@asia/shared/restaurant';
import { observer } from '@asia/shared/ui';
import { useId } from 'react';
import { cartTexts } from '../messages';
import classes from './PrivacySection.module.css';

/** Who holds the guest's data, what for, and how to have it deleted. The footer of every page links here. */
export const PrivacySection = observer(() => {
  const texts = useTexts(cartTexts);
  const { legal } = restaurant;
  const privacy = useContent(entry('page/CheckoutPage'));
  const title = useId();
  return (
    <section id={PRIVACY_ID} tabIndex={-1} className={classes.privacy} aria-labelledby={title}>
      <h2 id={title}>{texts.yourData}</h2>
      {privacy[texts.language].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <span>{texts.privacyWrite}</span>
        <a href={`mailto:${legal.dataEmail}`}>{legal.dataEmail}</a>
        <span>{texts.privacyWriteRest}</span>
      </p>
    </section>
  );
});
