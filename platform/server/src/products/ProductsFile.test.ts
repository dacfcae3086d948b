import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreparedFile } from '../answer/PreparedFile';
import { ProductsFile } from './ProductsFile';

const list = (...names: string[]): string =>
  JSON.stringify(names.map((name) => ({ name, category: 'bebidas' })));
const textOf = (file: PreparedFile): string => file.representations.identity.body.toString();

let file: string;
let reports: string[];
let products: ProductsFile;
let elapsed: number;

/** Lets the owner's edit grow old enough to be noticed. */
const wait = (): void => void (elapsed += 1_001);

beforeEach(async () => {
  elapsed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
  file = path.join(await mkdtemp(path.join(tmpdir(), 'asia-products-')), 'products.json');
  reports = [];
  products = new ProductsFile(file, (error) => reports.push(error.message));
});

afterEach(() => jest.restoreAllMocks());

describe('ProductsFile', () => {
  it('offers the list in every coding', async () => {
    await writeFile(file, list('Té'));
    const { representations } = await products.current();
    expect(Object.keys(representations).sort()).toEqual(['br', 'gzip', 'identity']);
  });

  it('answers from memory between looks', async () => {
    await writeFile(file, list('Té'));
    const first = await products.current();
    expect(await products.current()).toBe(first);
  });

  it('notices an edit within a second', async () => {
    await writeFile(file, list('Té'));
    await products.current();
    await writeFile(file, list('Té', 'Soda'));
    wait();
    expect(textOf(await products.current())).toContain('Soda');
  });

  it('keeps the last usable list and reports a bad edit once', async () => {
    await writeFile(file, list('Té'));
    await products.current();
    await writeFile(file, '[{"name":"Sin categoría"}]');
    for (let look = 0; look < 3; look += 1) {
      wait();
      expect(textOf(await products.current())).toBe(list('Té'));
    }
    expect(reports).toEqual([`${file} has no name and category in row 1`]);
  });

  it('keeps the last usable list when the file is gone', async () => {
    await writeFile(file, list('Té'));
    await products.current();
    await rm(file);
    for (let look = 0; look < 3; look += 1) {
      wait();
      expect(textOf(await products.current())).toBe(list('Té'));
    }
    expect(reports).toHaveLength(1);
  });

  it('refuses when there has never been a list', async () => {
    await expect(products.current()).rejects.toThrow('ENOENT');
    await writeFile(file, '{"products":[]}');
    await expect(products.current()).rejects.toThrow('is not a list');
    await writeFile(file, '<!doctype html>');
    await expect(products.current()).rejects.toThrow('is not JSON');
  });
});
