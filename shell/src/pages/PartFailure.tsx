import { house, useTexts } from '@asia/shared/language';
import { Button, Notice, observer, type LoadErrorProps } from '@asia/shared/ui';
import { frameTexts } from '../texts';
import { ReloadButton } from './ReloadButton';

/** A part of a page did not come, or broke, and the rest is alright. */
export const PartFailure = observer(function PartFailure({
  onRetry,
  retrying = false,
  inVain = false,
}: LoadErrorProps) {
  const texts = useTexts(house);
  return (
    <Notice
      tone="bad"
      lang={texts.lang}
      title={useTexts(frameTexts).partFailed}
      action={
        <>
          <Button variant="line" slim loading={retrying} onClick={onRetry}>
            {retrying ? texts.retrying : texts.retry}
          </Button>
          {inVain && <ReloadButton />}
        </>
      }
    />
  );
});
