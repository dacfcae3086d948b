import { Button, Notice } from '@asia/shared/ui';

/** A part of a page did not come, or broke, and the rest is alright. */
export function PartFailure({ onRetry, retrying = false }: { onRetry: () => void; retrying?: boolean }) {
  return (
    <Notice
      tone="bad"
      title="Esta parte no cargó. Lo demás funciona."
      action={
        <Button variant="line" slim loading={retrying} onClick={onRetry}>
          {retrying ? 'Reintentando' : 'Reintentar'}
        </Button>
      }
    />
  );
}
