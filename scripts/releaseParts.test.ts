import { descriptions, released } from '@asia/releases/testing/testStore';
import { refusal, reportRelease } from './releaseParts';

const STACK = 'TypeError: a is not a function\n    at Page (chunks/a.js:3:1)\n    at b (c.js:1:1)';
const TWO = 'a.ts:1: A is not B.\nb.ts:2: C is not D.\n';

it.each([
  ['a mistake', 'A is not B.', 'A is not B. Correct it and release again.'],
  ['a question', "Is it 'noindex'?", "Is it 'noindex'? Correct it and release again."],
  ['a remedy', 'Release a shell first.', 'Release a shell first.'],
  ['two mistakes', TWO, 'a.ts:1: A is not B. There is 1 more above. Correct them and release again.'],
  ['a stack', STACK, 'TypeError: a is not a function. Correct it and release again.'],
])('the last line has the first mistake, its parts and what to do: %s', (_what, message, says) => {
  expect(refusal(['menu-mfe', 'shell'], new Error(message)).split('\n').at(-1)).toBe(
    `Not released, and the site stays as it is: menu-mfe, shell: ${says}`,
  );
});

it('several mistakes stand above it', () => {
  expect(refusal(['shell'], new Error(TWO))).toContain(TWO);
});

it('content is refused in Spanish, and its sentences alone are counted', () => {
  const wrong = (...sentences: string[]) =>
    Object.assign(new Error(`${sentences.join('\n')}\n${sentences.length} por corregir.`), { sentences });
  expect(refusal(['shell', 'content'], wrong('Falta el precio.'))).toBe(
    'No se publicó (shell, content), y el sitio queda como está: Falta el precio.',
  );
  expect(refusal(['content'], wrong('Uno.', 'Dos.'))).toMatch(
    /^Uno\.\nDos\.\n2 por corregir\.\nNo se publicó .*: Uno\. Y 1 más, arriba\.$/,
  );
});

it('a release names the fallback build, which may be the one that it mends', async () => {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const { release } = await released();
  await release(descriptions.menu, 'menu-2');
  await reportRelease(['menu', 'shell'], release(descriptions.menu, 'menu-3'));
  expect(lines).toEqual([
    'released menu menu-3, fallback menu-2',
    'shell shell-1 is live already',
    'live: generation 3',
  ]);
});
