import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, Notice } from '@asia/shared/ui';
import { pages } from './loader';
import type { Trouble } from './PageLoader';
import classes from './FrozenNotice.module.css';

const none: ReadonlyMap<string, Trouble> = new Map();

/** Says that the text below can be read and does not react yet, and what can be done about it. */
export function FrozenNotice({ id }: { id: string }): ReactNode {
  const trouble = useSyncExternalStore(pages.subscribe, pages.troubles, () => none).get(id);
  if (!trouble) return null;
  return (
    <div className={classes.notice} role="alert">
      {trouble === 'slow' ? <SlowNotice /> : <FailedNotice id={id} />}
    </div>
  );
}

function SlowNotice() {
  return (
    <Notice
      title="La conexión está lenta. Puedes seguir leyendo."
      action={
        <Button variant="line" slim onClick={() => location.reload()}>
          Recargar la página
        </Button>
      }
    />
  );
}

function FailedNotice({ id }: { id: string }) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await pages.retry(id);
    setTrying(false);
  };
  return (
    <Notice
      tone="bad"
      title="Esta parte no cargó. Lo demás funciona."
      action={
        <Button variant="line" slim loading={trying} onClick={() => void retry()}>
          {trying ? 'Reintentando' : 'Reintentar'}
        </Button>
      }
    />
  );
}
