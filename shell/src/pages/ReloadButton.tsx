import type { ReactNode } from 'react';
import { Button } from '@asia/shared/ui';

/** The last way out of a page whose code does not come. */
export function ReloadButton(): ReactNode {
  return (
    <Button variant="line" slim onClick={() => location.reload()}>
      Recargar la página
    </Button>
  );
}
