import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from './theme';

/**
 * Replaces `MantineProvider`, which has code for two things that this site does not need: variables written at run time
 * (ours are a static file) and colour schemes (there is only one).
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
 * Theme for the parts made of Mantine: fields, sheet, drawer, toasts. Each of them has it around itself, so that pages
 * without them need no Mantine.
 */
export function MantineThemeScope({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
