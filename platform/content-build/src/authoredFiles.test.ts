import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporary } from '@asia/release-store/testing/temporary';
import { authoredIn, formerNames } from './authoredFiles';

test('a table under a former name is answered with its name', () => {
  const folder = temporary();
  for (const former of ['menu.csv', 'restaurant.json']) {
    writeFileSync(path.join(folder, former), '');
    expect(() => authoredIn(folder)).toThrow(`${former} ya no se lee: ahora es ${formerNames[former]}.`);
    rmSync(path.join(folder, former));
  }
  expect(authoredIn(folder).size).toBe(0);
});
