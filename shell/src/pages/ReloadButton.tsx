import type { ReactNode } from 'react';
import { house, useTexts } from '@asia/shared/language';
import { Button, observer } from '@asia/shared/ui';

/** The last way out of a page whose code does not come. */
export const ReloadButton = observer(function ReloadButton(): ReactNode {
  return (
    <Button variant="line" slim onClick={() => location.reload()}>
      {useTexts(house).reload}
    </Button>
  );
});
