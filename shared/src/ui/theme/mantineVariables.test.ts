import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mantineVariables } from './mantineVariables';

describe('mantine-variables.css', () => {
  it('has the values of the theme', () => {
    const file = path.join(__dirname, 'mantine-variables.css');
    if (process.env.UPDATE_DOCS) writeFileSync(file, mantineVariables());
    expect(readFileSync(file, 'utf8')).toBe(mantineVariables());
  });

  it('carries the restaurant colours and none of the unused hues', () => {
    expect(mantineVariables()).toContain('--mantine-color-laca-6: #b3140f;');
    expect(mantineVariables()).not.toContain('--mantine-color-grape');
  });
});
