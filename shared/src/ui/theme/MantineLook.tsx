import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from './theme';

/**
 * Mantine's provider without what the house does not use: variables written at run time (ours are a static
 * file) and colour schemes (there is one). `MantineProvider` carries both along even when they are off.
 */
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/**
 * The look of the house for what Mantine draws inside: fields, sheet, drawer, toasts. Each of them brings it along, so
 * that pages without them need nothing of Mantine.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
