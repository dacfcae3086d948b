import { observer } from 'mobx-react-lite';
import type { LoadProblem } from '../loading/LoadBoundary';
import { commonMessages, greetingLink, useTexts } from '../messages';
import { Button } from './Button';
import { Icon } from './Icon';
import { Notice } from './Notice';

export interface LoadNoticeProps extends Pick<LoadProblem, 'state' | 'onRetry'> {
  /** A retry has failed: also offers a reload, which loads the live release. */
  inVain?: boolean;
  /** Less than the page is missing: offers no other way to order. */
  minor?: boolean;
}

export const LoadNotice = observer(function LoadNotice({
  state,
  onRetry,
  inVain = false,
  minor = false,
}: LoadNoticeProps) {
  const texts = useTexts(commonMessages);
  const reload = (
    <Button variant="line" slim onClick={() => location.reload()}>
      {texts.reload}
    </Button>
  );
  if (state === 'slow')
    return <Notice live="assertive" lang={texts.lang} title={texts.slow} action={reload} />;

  const retrying = state === 'retrying';
  return (
    <Notice
      tone="bad"
      // Screen readers read an alert when it appears: without the role during a retry, a failed retry is read again.
      live={retrying ? undefined : 'assertive'}
      title={minor ? texts.minorFailed : texts.failed}
      lang={texts.lang}
      action={
        <>
          <Button variant={minor ? 'line' : 'lacquer'} slim onClick={onRetry}>
            <Icon name="retry" />
            <span key={state}>{retrying ? texts.retrying : texts.retry}</span>
          </Button>
          {inVain && reload}
          {minor || (
            // In this tab: browsers inside other apps may ignore a link to another one.
            <Button component="a" variant="line" slim href={greetingLink()} rel="noreferrer">
              <Icon name="whatsapp" />
              <span>{texts.orderOnWhatsApp}</span>
            </Button>
          )}
        </>
      }
    >
      {minor || <p>{texts.failedHelp}</p>}
    </Notice>
  );
});
