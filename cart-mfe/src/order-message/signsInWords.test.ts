import { guestText } from './guestWriting';

it.each([
  ['Sin 🥜 por favor', 'Sin maní por favor'],
  ['🥜🚫', 'sin maní'],
  ['🚫🥜', 'sin maní'],
  ['🥜 ❌', 'sin maní'],
  ['Sin 🥜🚫', 'Sin maní'],
  ['No 🙅🏽‍♀️🥜', 'No maní'],
  ['Alergia:🥜,🦐🚫.', 'Alergia:maní,sin camarón.'],
  ['🥜🚫🦐🚫', 'sin maní ni camarón'],
  ['🚫🥜🦐🥚', 'sin maní ni camarón ni huevo'],
  ['✅🥜🚫🦐', 'sí maní no camarón'],
  ['sin🌶️picante', 'sin picante picante'],
  ['con 🧅🧄', 'con cebolla ajo'],
  ['sin 🧅🧄 por favor', 'sin cebolla ni ajo por favor'],
  ['🥜✅ 🦐🚫', 'maní sí camarón no'],
  ['🚫 cebolla', 'sin cebolla'],
  ['cebolla 🚫', 'cebolla no'],
  ['cebolla 🚫, maní 🚫', 'cebolla no, maní no'],
  ['🚫', 'sin'],
  ['不要🥜', '不要 maní'],
  ['sin cebolla 🙏🏾', 'sin cebolla por favor'],
  // A sign without a word is shown as such.
  ['Ana 🐉', 'Ana [emoji]'],
  ['Ana 🐉👨‍👩‍👧🇨🇴🎉 Li', 'Ana [emoji] Li'],
  ['a🐉b', 'a [emoji] b'],
  ['🥜😡🚫', 'sin maní [emoji]'],
  ['half \ud83d', 'half [emoji]'],
  ['\ud83d🥜', '[emoji] maní'],
  ['👍🏽', '[emoji]'],
  ['🏽', '[emoji]'],
  // These are no pictures.
  ['apto 3️⃣01', 'apto 3 01'],
  ['Coca-Cola® y Té™', 'Coca-Cola® y Té™'],
  ['4 × 2 → ½ °C', '4 × 2 → ½ °C'],
])('reads %j as %j', (written, read) => {
  expect(guestText(written)).toBe(read);
});
