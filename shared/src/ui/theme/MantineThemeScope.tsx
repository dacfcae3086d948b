import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { theme } from './theme';

/**
 * Theme for fields and toasts, which are Mantine's. Each wraps itself in it, so that pages without them load no
 * Mantine; a nested scope adds nothing. The provider writes no style element, because the content policy would refuse
 * it: the variables are a static file, and there is one colour scheme.
 */
export function MantineThemeScope({ children }: { children: ReactNode }): ReactNode {
  if (useContext(MantineContext)) return children;
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
