import type { ReactNode } from 'react';
import { AsiaProvider } from '@asia/shared/ui';
import { ErrorScreen } from '../frame/ErrorScreen';
import { Frame } from '../frame/Frame';
import { Pages } from '../pages/Pages';

/**
 * The whole site inside a router.
 * @param startedAt path of the prerendered page that is being hydrated, or null
 */
export function App({ startedAt }: { startedAt: string | null }): ReactNode {
  return (
    <AsiaProvider>
      <ErrorScreen>
        <Frame>
          <Pages startedAt={startedAt} />
        </Frame>
      </ErrorScreen>
    </AsiaProvider>
  );
}
