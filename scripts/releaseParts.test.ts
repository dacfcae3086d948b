import { refusal } from './releaseParts';

it('says in one sentence what is wrong, where, for whom, and what to do', () => {
  expect(refusal(['cart-mfe'], new Error('cart-mfe/src/total.ts:3: Type A is not B.'))).toBe(
    'Not released, and the site stays as it is: cart-mfe: cart-mfe/src/total.ts:3: Type A is not B. Correct it and release again.',
  );
});

it('leaves a question as it is', () => {
  expect(refusal(['cart-mfe'], new Error("app.ts:1: Did you mean 'noindex'?"))).toMatch(
    /'noindex'\? Correct it and release again\.$/,
  );
});

it('adds nothing where the message has the next step', () => {
  expect(refusal(['shell'], new Error('menu-mfe 1 uses `cart`. Release a shell that has it first.'))).toBe(
    'Not released, and the site stays as it is: shell: menu-mfe 1 uses `cart`. Release a shell that has it first.',
  );
});

it('ends with the first of several, under all of them', () => {
  const message = 'a.ts:1: A is not B.\nb.ts:2: C is not D.\n';
  expect(refusal(['menu-mfe', 'shell'], new Error(message)).split('\n')).toEqual([
    'a.ts:1: A is not B.',
    'b.ts:2: C is not D.',
    'Not released, and the site stays as it is: menu-mfe, shell: a.ts:1: A is not B. There is 1 more above. Correct them and release again.',
  ]);
});

it('counts mistakes, not the stack of one', () => {
  const stack =
    '/Menu could not be written: TypeError: a is not a function\n    at Page (chunks/a.js:3:1)\n    at b (c.js:1:1)';
  expect(refusal(['menu-mfe'], new Error(stack)).split('\n').at(-1)).toBe(
    'Not released, and the site stays as it is: menu-mfe: /Menu could not be written: TypeError: a is not a function. Correct it and release again.',
  );
});

it('speaks Spanish of what the restaurant writes, and counts its sentences alone', () => {
  const wrong = (...sentences: string[]) =>
    Object.assign(new Error(`${sentences.join('\n')}\n${sentences.length} por corregir.`), { sentences });
  expect(refusal(['shell', 'content'], wrong('menu.csv, fila 2: falta el precio.'))).toBe(
    'No se publicó (shell, content), y el sitio queda como está: menu.csv, fila 2: falta el precio.',
  );
  expect(refusal(['content'], wrong('Uno.', 'Dos.')).split('\n')).toEqual([
    ...['Uno.', 'Dos.', '2 por corregir.'],
    'No se publicó (content), y el sitio queda como está: Uno. Y 1 más, arriba.',
  ]);
});
