import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, Notice } from '@asia/shared/ui';
import { pages } from './loader';
import classes from './FrozenNotice.module.css';

const none: ReadonlySet<string> = new Set();

/** Says that the text below can be read and does not react yet, and tries again on demand. */
export function FrozenNotice({ id }: { id: string }): ReactNode {
  const frozen = useSyncExternalStore(pages.subscribe, pages.frozenPages, () => none).has(id);
  const [trying, setTrying] = useState(false);
  if (!frozen) return null;
  const retry = async () => {
    setTrying(true);
    await pages.retry(id);
    setTrying(false);
  };
  return (
    <div className={classes.notice} role="alert">
      <Notice
        tone="bad"
        title="Esta parte no cargó. Lo demás funciona."
        action={
          <Button variant="line" slim loading={trying} onClick={() => void retry()}>
            {trying ? 'Reintentando' : 'Reintentar'}
          </Button>
        }
      />
    </div>
  );
}
