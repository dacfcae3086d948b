import type { ReactNode } from 'react';
import { ErrorScreen } from '../frame/ErrorScreen';
import { Frame } from '../frame/Frame';
import { Pages } from '../page-view/Pages';

export function App(): ReactNode {
  return (
    <ErrorScreen>
      <Frame>
        <Pages />
      </Frame>
    </ErrorScreen>
  );
}
