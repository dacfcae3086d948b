import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Theme for fields and toasts, which are Mantine's: one around a form or a lone field, so that pages without them load no
 * Mantine. The provider writes no style element, because the content policy would refuse it: the variables are a static
 * file, and there is one colour scheme.
 */
export function MantineThemeScope({ children }: { children: ReactNode }): ReactNode {
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
