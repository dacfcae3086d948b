import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../..');

function styleSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name));
}

describe('style sheets', () => {
  it.each(styleSheets(source).map((file) => [path.relative(source, file), file]))(
    '%s carries no data address',
    (_, file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/url\(['"]?data:/);
    },
  );

  it.each(
    styleSheets(source)
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => [path.relative(source, file), file]),
  )('%s takes its colours from the tokens', (_, file) => {
    // In a mask, black is no colour: it means that the pixel is visible.
    const colours = readFileSync(file, 'utf8').replace(/mask-image:[^;]+;/g, '');
    expect(colours).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });
});
