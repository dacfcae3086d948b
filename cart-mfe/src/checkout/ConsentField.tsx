import { useLayoutEffect, useRef } from 'react';
import { PRIVACY_ID } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Button, ExternalLink, ignoreSecondTap, observer, VisuallyHidden } from '@asia/shared/ui';
import { CheckField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { CONSENT_ID } from './guestFields';
import { unfoldPrivacy } from './PrivacySection';
import classes from './ConsentField.module.css';

export interface ConsentFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Purpose and controller of the data, and the consent, which is never ticked beforehand. */
export const ConsentField = observer(({ checked, onChange }: ConsentFieldProps) => {
  const texts = useTexts(cartTexts);
  const { legal } = pinnedFacts;
  const box = useRef<HTMLInputElement>(null);
  // Some browsers restore checkboxes on a reload.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = false;
  }, []);

  return (
    <div>
      <p className={classes.help}>{texts.consentHelp}</p>
      <p className={classes.help}>
        <span>{texts.responsible(legal.name, legal.nit, legal.dataEmail)}</span>{' '}
        <a href={`#${PRIVACY_ID}`} onClick={ignoreSecondTap(unfoldPrivacy)}>
          {texts.yourData}
        </a>
      </p>
      <Button className={classes.law} variant="line" slim component={ExternalLink} href={legal.dataLawUrl}>
        <span>
          <VisuallyHidden>{texts.read}</VisuallyHidden>
          <span lang="es-CO">{legal.dataLawLabel}</span>
          <VisuallyHidden>{texts.aboutData}</VisuallyHidden>
        </span>
      </Button>
      <CheckField ref={box} id={CONSENT_ID} label={texts.consent} checked={checked} onChange={onChange} />
    </div>
  );
});
