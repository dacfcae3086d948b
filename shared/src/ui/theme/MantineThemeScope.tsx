import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Theme for what is made of Mantine: fields, toasts. Each of them wraps itself in it, so that pages without
 * them load no Mantine. The provider writes no style element, which the content policy would refuse: the variables
 * are a static file, and there is one colour scheme.
 */
export function MantineThemeScope({ children }: { children: ReactNode }) {
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
