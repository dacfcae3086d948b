import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme';

/** What nothing of the house reads: Mantine's own hues, its dark scheme, its headings, and variants of colours. */
const unused =
  /^--mantine-(color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange|dark|\w+-(text|light|outline))-?|primary-color-(\d|light)|h\d-|breakpoint-|shadow-)/;

/**
 * The text of `mantine-variables.css`: the variables that the theme gives, light scheme only.
 * A static file, because variables written at run time would need inline styles, which the content policy forbids.
 */
export function mantineVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const lines = Object.entries({ ...variables, ...light })
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `/* Written by scripts/theme from theme.ts: do not edit. */\n:root {\n${lines.join('')}}\n`;
}
