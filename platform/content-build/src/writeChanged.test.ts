import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeChanged } from './writeChanged';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a text is written as it is', () => {
  writeChanged(folder, { 'sections.ts': 'export {};\n' });
  expect(fs.readFileSync(path.join(folder, 'sections.ts'), 'utf8')).toBe('export {};\n');
});

test('only files that change are written', () => {
  const first = { 'prices.json': { a: 1 }, 'sections/arroz.json': [1] };
  writeChanged(folder, first);
  const touched = fs.statSync(path.join(folder, 'prices.json')).mtimeMs;
  writeChanged(folder, { ...first, 'sections/arroz.json': [2] });
  expect(fs.statSync(path.join(folder, 'prices.json')).mtimeMs).toBe(touched);
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'sections/arroz.json'), 'utf8'))).toEqual([2]);
});
