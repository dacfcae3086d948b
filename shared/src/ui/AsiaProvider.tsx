import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme/theme';

/** The look of the house for everything inside. Its variables are a static file, so it writes no inline styles. */
export function AsiaProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
