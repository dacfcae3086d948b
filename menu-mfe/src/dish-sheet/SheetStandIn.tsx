import { useEffect } from 'react';
import { Button, LoadError } from '@asia/shared/ui';
import styles from './SheetStandIn.module.css';

/** Says that the dish is on its way when the connection lets it be noticed. */
export function SheetWaiting() {
  return (
    <p className={`ink ${styles.waiting}`} role="status">
      Cargando...
    </p>
  );
}

interface SheetFailureProps {
  opened: boolean;
  onRetry: () => void;
  onClose: () => void;
  /** It is closed: the next opening starts anew. */
  onClosed: () => void;
}

/** A sheet that did not arrive says so; the page under it goes on working. */
export function SheetFailure({ opened, onRetry, onClose, onClosed }: SheetFailureProps) {
  useEffect(() => {
    if (!opened) onClosed();
  }, [opened, onClosed]);
  return (
    opened && (
      <div className={styles.failure}>
        <LoadError onRetry={onRetry} />
        <Button variant="line" slim onClick={onClose}>
          Cerrar
        </Button>
      </div>
    )
  );
}
