import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme';

/** Variables that nothing reads: Mantine's own colours and their variants, its headings, breakpoints and shadows. */
const unused =
  /^--mantine-(color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange|dark|\w+-(text|light|outline))-?|primary-color-(\d|light)|h\d-|breakpoint-|shadow-)/;

/**
 * The text of `mantine-variables.css`: the variables of the theme, in its light scheme. A static file, because the content
 * policy forbids the inline styles that variables written at run time would need.
 */
export function mantineVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const lines = Object.entries({ ...variables, ...light })
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `/* Written from theme.ts by UPDATE_DOCS=1 npx jest mantineVariables: do not edit. */\n:root {\n${lines.join('')}}\n`;
}
