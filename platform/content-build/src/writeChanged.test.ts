import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeChanged } from './writeChanged';

test('texts are written as they are, data as JSON, and only files that change', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const first = { 'sections.ts': 'export {};\n', 'prices.json': { a: 1 }, 'sections/arroz.json': [1] };
  writeChanged(folder, first);
  expect(read('sections.ts')).toBe('export {};\n');
  const touched = fs.statSync(path.join(folder, 'prices.json')).mtimeMs;
  writeChanged(folder, { ...first, 'sections/arroz.json': [2] });
  expect(fs.statSync(path.join(folder, 'prices.json')).mtimeMs).toBe(touched);
  expect(JSON.parse(read('sections/arroz.json'))).toEqual([2]);
  fs.rmSync(folder, { recursive: true });
});
