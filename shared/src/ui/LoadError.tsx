import { observer } from 'mobx-react-lite';
import { house, useTexts } from '../language';
import { greetingLink } from '../restaurant/whatsappLink';
import { Button } from './Button';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';
import { Notice } from './Notice';

export interface LoadErrorProps {
  onRetry: () => void;
  /** While a new attempt is under way. */
  retrying?: boolean;
  /** A retry was in vain: a reload brings what is live now. */
  inVain?: boolean;
}

/** A part of the page did not come: what to do now, and how to order anyway. */
export const LoadError = observer(function LoadError({
  onRetry,
  retrying = false,
  inVain = false,
}: LoadErrorProps) {
  const texts = useTexts(house);
  return (
    <Notice
      tone="bad"
      live="assertive"
      title={texts.failed}
      lang={texts.lang}
      action={
        <>
          <Button slim loading={retrying} onClick={onRetry}>
            <Icon name="retry" />
            {retrying ? texts.retrying : texts.retry}
          </Button>
          {inVain && (
            <Button variant="line" slim onClick={() => location.reload()}>
              {texts.reload}
            </Button>
          )}
          <Button component={ExternalLink} variant="line" slim href={greetingLink()}>
            <Icon name="whatsapp" />
            {texts.orderOnWhatsApp}
          </Button>
        </>
      }
    >
      <p>{texts.failedHelp}</p>
    </Notice>
  );
});
