import { clsx } from 'clsx/lite';
import { useEffect } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Button, LoadNotice, type LoadNoticeProps, observer } from '@asia/shared/ui';
import classes from './SheetSkeleton.module.css';

/** Notice that the sheet is loading. The style sheet shows the notice only after 300 ms. */
export const SheetWaiting = observer(function SheetWaiting() {
  const { lang, loading } = useTexts(commonMessages);
  return (
    <p className={clsx('ink', classes.waiting)} role="status" lang={lang}>
      {loading}
    </p>
  );
});

interface SheetNoticeProps extends LoadNoticeProps {
  opened: boolean;
  onClose: () => void;
  /** Called once the sheet is closed. The next opening loads again. */
  onClosed?: () => void;
}

/** Replaces a sheet that is slow or did not load. The page under the sheet keeps working. */
export const SheetNotice = observer(function SheetNotice({
  opened,
  onClose,
  onClosed,
  ...notice
}: SheetNoticeProps) {
  const { lang, close } = useTexts(commonMessages);
  useEffect(() => {
    if (!opened) onClosed?.();
  }, [opened, onClosed]);
  return (
    opened && (
      <div className={classes.failure}>
        <LoadNotice {...notice} />
        <Button variant="line" slim lang={lang} onClick={onClose}>
          {close}
        </Button>
      </div>
    )
  );
});
