import { observer } from 'mobx-react-lite';
import { commonMessages, useTexts } from '../messages';
import { greetingLink } from '../restaurant/whatsappLink';
import { Button } from './Button';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';
import { Notice } from './Notice';

export interface LoadErrorProps {
  onRetry: () => void;
  /** Another attempt is under way. */
  retrying?: boolean;
  /** A retry has failed: a reload, which brings the live release, is offered too. */
  inVain?: boolean;
  /** Only a part of the page is missing: another way to order is not needed. */
  part?: boolean;
}

/** Says that something did not load, what to do now, and how to order anyway. */
export const LoadError = observer(function LoadError({
  onRetry,
  retrying = false,
  inVain = false,
  part = false,
}: LoadErrorProps) {
  const texts = useTexts(commonMessages);
  return (
    <Notice
      tone="bad"
      // Screen readers read an alert when it appears: gone during a retry, it is read again if that fails.
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

/** For a page whose code does not come. */
export const ReloadButton = observer(function ReloadButton() {
  return (
    <Button variant="line" slim onClick={() => location.reload()}>
      {useTexts(commonMessages).reload}
    </Button>
  );
});
