import { Button, LoadError } from '@asia/shared/ui';
import styles from './SheetFailure.module.css';

/** A sheet that did not arrive says so; the page under it goes on working. */
export function SheetFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div className={styles.failure}>
      <LoadError onRetry={onRetry} />
      <Button variant="line" slim onClick={onClose}>
        Cerrar
      </Button>
    </div>
  );
}
