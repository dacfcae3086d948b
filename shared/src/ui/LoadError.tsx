import { observer } from 'mobx-react-lite';
import { commonMessages, useTexts } from '../messages';
import { greetingLink } from '../restaurant/whatsappLink';
import { Button } from './Button';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';
import { Notice } from './Notice';

export interface LoadErrorProps {
  onRetry: () => void;
  /** A retry is in flight. */
  retrying?: boolean;
  /** A retry has failed: also offers a reload, which loads the live release. */
  inVain?: boolean;
  /** Only a part of the page is missing: offers no other way to order. */
  part?: boolean;
}

/** Error notice with a retry, and with another way to order. */
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
      // Screen readers read an alert when it appears: without the role during a retry, it is read again if
      // that fails.
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

/** For a page whose code does not load. */
export const ReloadButton = observer(function ReloadButton() {
  return (
    <Button variant="line" slim onClick={() => location.reload()}>
      {useTexts(commonMessages).reload}
    </Button>
  );
});
