import styles from './SheetWaiting.module.css';

/** Says that the dish is on its way when the connection lets it be noticed. */
export function SheetWaiting() {
  return (
    <p className={`ink ${styles.waiting}`} role="status">
      Cargando...
    </p>
  );
}
