import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { authoredFiles } from '../authoredFiles';
import { readTable } from '../readTable';

const folder = path.resolve(__dirname, '../../../../shared/src/ui/fonts');
const css = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];

describe('the fonts', () => {
  test('weigh at most 41 KB together', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
    expect(files).toHaveLength(4);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(41_000);
  });

  test('carry their licences', () => {
    for (const name of ['zen-antique', 'figtree', 'ma-shan-zheng']) {
      expect(readFileSync(path.join(folder, `${name}.LICENSE`), 'utf8')).toContain('SIL OPEN FONT LICENSE');
    }
  });

  test('load only files that lie beside the style sheet, and never hide what is read', () => {
    const loaded = faces.filter((face) => face.includes('url('));
    expect(loaded).toHaveLength(4);
    for (const face of loaded) {
      expect(readdirSync(folder)).toContain(/url\('([^']+)'\)/.exec(face)?.[1]);
      expect(face).toContain(`font-display: ${face.includes('Ma Shan Zheng') ? 'block' : 'swap'}`);
    }
  });

  test('can write every seal with the brush', () => {
    const drawn = readFileSync(path.join(folder, 'brush-characters.txt'), 'utf8');
    // A new seal of the owner uses the guest's own font until the brush font has it.
    const { categories, pageTexts } = authoredFiles(path.resolve(__dirname, '../testing/asia'));
    const rows = readTable('categories.csv', categories, ['seal'], ({ message, note }) => {
      if (!note) throw new Error(message);
    });
    const onTiles = [...(pageTexts.home ?? '').matchAll(/"seal": "([^"]+)"/g)].flatMap(([, seal = '']) => [
      ...seal,
    ]);
    expect(onTiles.length).toBeGreaterThan(0);
    const seals = [...rows.flatMap(({ cells }) => [...cells.seal]), ...onTiles];
    expect(seals.length).toBeGreaterThan(40);
    expect(seals.filter((character) => !drawn.includes(character))).toEqual([]);
  });

  test('ask one file for each seal, the small one for those of the home page', () => {
    const [first, others] = faces
      .filter((face) => face.includes('Ma Shan Zheng'))
      .map((face) =>
        [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) =>
          [from, to].map((point) => parseInt(point, 16)),
        ),
      );
    const has = (ranges: number[][] | undefined, character: string) =>
      ranges?.some(
        ([from = 0, to = 0]) => from <= character.codePointAt(0)! && character.codePointAt(0)! <= to,
      );
    const drawn = [...readFileSync(path.join(folder, 'brush-characters.txt'), 'utf8').trim()];
    expect(drawn.filter((character) => has(first, character)).join('')).toBe('前单杂炒碎糖菜醋饭');
    expect(drawn.filter((character) => has(first, character) === has(others, character))).toEqual([]);
  });

  test('have fallbacks with their own ascent and descent', () => {
    const metrics = {
      'Antique Fallback': { ascent: 116, descent: 28.8 },
      'Figtree Fallback': { ascent: 95, descent: 25 },
    };
    for (const [family, { ascent, descent }] of Object.entries(metrics)) {
      const fallbacks = faces.filter((face) => face.includes(`'${family}'`));
      expect(fallbacks.length).toBeGreaterThan(1);
      for (const face of fallbacks) {
        const value = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
        const size = value('size-adjust');
        expect(value('ascent-override') * size * 100).toBeCloseTo(ascent, 0);
        expect(value('descent-override') * size * 100).toBeCloseTo(descent, 0);
      }
    }
  });
});
