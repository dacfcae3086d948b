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
  /** Only a part of the page: the rest is alright, and nobody needs another way to order. */
  part?: boolean;
}

/** Something of the page did not come: what to do now, and how to order anyway. */
export const LoadError = observer(function LoadError({
  onRetry,
  retrying = false,
  inVain = false,
  part = false,
}: LoadErrorProps) {
  const texts = useTexts(house);
  return (
    <Notice
      tone="bad"
      // Each failure is said once: an alert that appears is read, one whose buttons change is not.
      live={retrying ? undefined : 'assertive'}
      title={part ? texts.partFailed : texts.failed}
      lang={texts.lang}
      action={
        <>
          <Button variant={part ? 'line' : 'lacquer'} slim loading={retrying} onClick={onRetry}>
            <Icon name="retry" />
            {retrying ? texts.retrying : texts.retry}
          </Button>
          {inVain && <ReloadButton />}
          {part || (
            <Button component={ExternalLink} variant="line" slim href={greetingLink()}>
              <Icon name="whatsapp" />
              {texts.orderOnWhatsApp}
            </Button>
          )}
        </>
      }
    >
      {part || <p>{texts.failedHelp}</p>}
    </Notice>
  );
});

/** The last way out of a page whose code does not come. */
export const ReloadButton = observer(function ReloadButton() {
  return (
    <Button variant="line" slim onClick={() => location.reload()}>
      {useTexts(house).reload}
    </Button>
  );
});
