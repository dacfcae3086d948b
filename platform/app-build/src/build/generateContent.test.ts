import { generateContent } from './generateContent';

const mistakes = 'menu.csv, fila 14, columna price_cop: «mil» no es un precio.\n1 por corregir.';
const wrong = () => Promise.resolve({ code: 1, output: mistakes });

it('builds an app that does not bring the menu although a row of the content is wrong, and says so in a line', async () => {
  expect(await generateContent(['cart-mfe', 'salon-mfe'], wrong)).toEqual([
    'content: menu.csv, fila 14, columna price_cop: «mil» no es un precio. and 1 more',
  ]);
});

it('does not build an app that brings the menu', async () => {
  await expect(generateContent(['cart-mfe', 'menu-mfe'], wrong)).rejects.toThrow(mistakes);
});
