import { useEffect } from 'react';
import { house, useTexts } from '@asia/shared/language';
import { Button, LoadError, observer, type LoadErrorProps } from '@asia/shared/ui';
import styles from './SheetStandIn.module.css';

/** Says that the dish is on its way when the connection lets it be noticed. */
export const SheetWaiting = observer(function SheetWaiting() {
  const { lang, loading } = useTexts(house);
  return (
    <p className={`ink ${styles.waiting}`} role="status" lang={lang}>
      {loading}
    </p>
  );
});

interface SheetFailureProps extends LoadErrorProps {
  opened: boolean;
  onClose: () => void;
  /** It is closed: the next opening starts anew. */
  onClosed: () => void;
}

/** A sheet that did not arrive says so; the page under it goes on working. */
export const SheetFailure = observer(function SheetFailure({
  opened,
  onClose,
  onClosed,
  ...failure
}: SheetFailureProps) {
  const { lang, close } = useTexts(house);
  useEffect(() => {
    if (!opened) onClosed();
  }, [opened, onClosed]);
  return (
    opened && (
      <div className={styles.failure}>
        <LoadError {...failure} />
        <Button variant="line" slim lang={lang} onClick={onClose}>
          {close}
        </Button>
      </div>
    )
  );
});
