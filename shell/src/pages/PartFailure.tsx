import { Button, Notice, type LoadErrorProps } from '@asia/shared/ui';
import { ReloadButton } from './ReloadButton';

/** A part of a page did not come, or broke, and the rest is alright. */
export function PartFailure({ onRetry, retrying = false, inVain = false }: LoadErrorProps) {
  return (
    <Notice
      tone="bad"
      title="Esta parte no cargó. Lo demás funciona."
      action={
        <>
          <Button variant="line" slim loading={retrying} onClick={onRetry}>
            {retrying ? 'Reintentando' : 'Reintentar'}
          </Button>
          {inVain && <ReloadButton />}
        </>
      }
    />
  );
}
