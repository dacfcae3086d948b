import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme';

/** Variables of the dark scheme, and of looks that nothing of ours has. */
const unused = /^--mantine-(color-(dark-|error|success)|font-family-monospace|shadow-)/;

/** The variables of the light theme that `styles` read. A static file: the content policy forbids inline styles. */
export function mantineVariables(styles: string): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const all: Record<string, string> = { ...variables, ...light };
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--mantine-[\w-]+)/g)) {
      if (found.has(name) || unused.test(name)) continue;
      found.add(name);
      follow(all[name] ?? '');
    }
  };
  follow(styles);
  const lines = [...found].sort().map((name) => `  ${name}: ${all[name]};\n`);
  return `/* Written from theme.ts by UPDATE_DOCS=1 npx jest mantineVariables: do not edit. */\n:root {\n${lines.join('')}}\n`;
}
