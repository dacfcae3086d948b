import { refusal } from './releaseParts';

it('says in one sentence what is wrong, where, for whom, and what to do', () => {
  expect(refusal(['cart-mfe'], 'cart-mfe/src/total.ts:3: Type A is not B.')).toBe(
    'Not released, and the site stays as it is: cart-mfe: cart-mfe/src/total.ts:3: Type A is not B. Correct it and release again.',
  );
});

it('leaves a question as it is', () => {
  expect(refusal(['cart-mfe'], "app.ts:1: Did you mean 'noindex'?")).toMatch(
    /'noindex'\? Correct it and release again\.$/,
  );
});

it('adds nothing where the message has the next step', () => {
  expect(refusal(['shell'], 'menu-mfe 1 uses `cart`. Release a shell that has it first.')).toBe(
    'Not released, and the site stays as it is: shell: menu-mfe 1 uses `cart`. Release a shell that has it first.',
  );
});

it('ends with the first of several, under all of them', () => {
  const message = 'a.ts:1: A is not B.\nb.ts:2: C is not D.\n';
  expect(refusal(['menu-mfe', 'shell'], message).split('\n')).toEqual([
    'a.ts:1: A is not B.',
    'b.ts:2: C is not D.',
    'Not released, and the site stays as it is: menu-mfe, shell: a.ts:1: A is not B. There is 1 more above. Correct them and release again.',
  ]);
});
