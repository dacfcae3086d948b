import type { ReactNode } from 'react';
import { AsiaProvider } from '@asia/shared/ui';
import { ErrorScreen } from '../frame/ErrorScreen';
import { Frame } from '../frame/Frame';
import { Pages } from '../pages/Pages';

/** The whole site inside a router. */
export function App(): ReactNode {
  return (
    <AsiaProvider>
      <ErrorScreen>
        <Frame>
          <Pages />
        </Frame>
      </ErrorScreen>
    </AsiaProvider>
  );
}
