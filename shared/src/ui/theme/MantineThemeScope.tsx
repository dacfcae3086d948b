import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { theme } from './theme';

/**
 * Theme for what is made of Mantine: fields, toasts. Each of them wraps itself in it, so that pages without
 * them load no Mantine; inside another one, as in a form that wraps all of its fields, it adds nothing. The provider
 * writes no style element, which the content policy would refuse: the variables are a static file, and there is one
 * colour scheme.
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
