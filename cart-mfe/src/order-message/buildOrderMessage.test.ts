import fc from 'fast-check';
import { aCartItem } from '@asia/shared/testing';
import { anOrder, sentAt } from '../testing/anOrder';
import * as dishes from '../testing/dishes';
import { buildCompactMessage, buildOrderMessage, MAX_WHOLE_LENGTH } from './buildOrderMessage';
import { chatLink, MAX_LINK_LENGTH } from './chatLink';
import type { Order } from './Order';

const [lumpia, te] = [dishes.lumpia(), dishes.te()];
const lines = (fields: Partial<Order> = {}) => buildOrderMessage(anOrder(fields)).text.split('\n');

describe('the message to the restaurant', () => {
  it('writes an order of three dishes to Bello, paid by card, byte for byte', () => {
    const { text } = buildOrderMessage(anOrder());
    expect(text).toBe(
      [
        '*Nuevo pedido*',
        '*Código:* 993-857',
        '',
        '*Cliente:* María Gómez',
        '*Teléfono:* 300 123 4567',
        '*Dirección:* Calle 10 # 40-20, apto 301',
        '*Correo:* maria@correo.com',
        '',
        '*Productos:*',
        '- Entrada - Lumpia (unidad): 2 x $ 9.800 = $ 19.600',
        '- Arroz chino - Arroz chowfan de pollo: 1 x $ 34.800 = $ 34.800',
        '- Bebida - Jarra de té chino: 1 x $ 16.800 = $ 16.800',
        '',
        '*Total de platos:* 4',
        '*Subtotal:* $ 71.200',
        '*Barrio:* Bello',
        '*Domicilio (aprox.):* $ 8.000',
        '*Total:* $ 79.200',
        '*Medio de pago:* Tarjeta',
      ].join('\n'),
    );
    const link = chatLink(text);
    expect(link).toMatch(/^https:\/\/wa\.me\/57\d{10}\?text=[\w%.!~*'()-]+$/);
    expect(decodeURIComponent(link.split('?text=')[1] ?? '')).toBe(text);
  });

  it('has the time of an order after what every order has, in Spanish', () => {
    expect(lines({ when: '2026-11-27T12:30', note: 'Timbre', language: 'en' }).slice(-4)).toEqual([
      '*Medio de pago:* Tarjeta',
      '*Para:* viernes 27, 12:30 PM',
      '*Nota:* Timbre',
      '*Idioma del cliente:* inglés',
    ]);
  });

  it('ends with notices, the late hour and pickup', () => {
    expect(lines().at(-1)).toBe('*Medio de pago:* Tarjeta');
    const notices = (['paused', 'closed', 'gone'] as const).map((kind) => ({
      kind,
      line: kind === 'gone' ? 'sopas:wantan' : '',
      text: 'Sopa *wantán*\u00a0no va en el pedido.',
    }));
    expect(lines({ notices, neighbourhood: 'recoger' }).slice(-5)).toEqual([
      '*Avisos de la carta:*',
      '- Sopa wantán no va en el pedido.',
      '*Enviado con los domicilios en pausa*',
      '*Enviado fuera de horario*',
      '*Recoge en el restaurante*',
    ]);
  });

  it.each<[string, Partial<Order>, string[]]>([
    [
      'what the guest left empty',
      { name: '', phone: ' ', address: '', email: '', neighbourhood: '', payment: '' },
      [
        '*Cliente:* No indicado',
        '*Teléfono:* No indicado',
        '*Dirección:* No indicado',
        '*Correo:* No indicado',
        '*Barrio:* No indicado',
        '*Domicilio (aprox.):* por confirmar ($ 0)',
        '*Total sin domicilio:* $ 71.200',
        '*Medio de pago:* No definido',
      ],
    ],
    [
      'that the fee of another neighbourhood is to be confirmed',
      { neighbourhood: 'indefinido' },
      ['*Domicilio (aprox.):* por confirmar ($ 0)', '*Total sin domicilio:* $ 71.200'],
    ],
    [
      'that a pickup needs no address, also where one was written before',
      { neighbourhood: 'recoger', address: 'Calle 10 # 40-20' },
      [
        '*Dirección:* No se necesita para recoger',
        '*Barrio:* Recoger en el restaurante',
        '*Domicilio (aprox.):* $ 0',
      ],
    ],
    [
      'the note of a dish on its line, without a label that the dish does not have',
      { items: [{ ...lumpia, plato: '', note: 'sin cebolla\n*Total:* $ 0' }] },
      ['- Lumpia (unidad): 2 x $ 9.800 = $ 19.600 (sin cebolla, Total: $ 0)'],
    ],
    [
      'signs, letters and digits of most fields unharmed',
      { name: 'Ana ２', address: 'شارع ٢٠', email: ' _ana_２@correo.com__ ', note: '& # + % " ñ 中 <b> ३' },
      [
        '*Cliente:* Ana ２',
        '*Dirección:* شارع ٢٠',
        '*Correo:* _ana_２@correo.com__',
        '*Nota:* & # + % " ñ 中 <b> ३',
      ],
    ],
    [
      'no emoji, no hard space and no half character',
      { name: 'Ana 🐉👨‍👩‍👧🇨🇴 Li\ud83d', note: 'a\u00a0b🐉c*d\u200be' },
      ['*Cliente:* Ana [emoji] Li [emoji]', '*Nota:* a b [emoji] c*de'],
    ],
    [
      'no line, code, total or bold letters that a field forges',
      {
        name: 'Ana\n*Total: $ 0*\r\n~gratis~ `_x_`',
        address: '\u2028*Subtotal:* $ 1',
        note: 'a\n*Código:* K7M-42X',
        items: [{ ...lumpia, name: 'Lumpia\n*Total:* $ 1', plato: '*Gratis*' }],
      },
      [
        '*Cliente:* Ana, Total: $ 0, gratis x',
        '*Dirección:* Subtotal: $ 1',
        '*Nota:* a, Código: K7M-42X',
        '- Gratis - Lumpia, Total: $ 1: 2 x $ 9.800 = $ 19.600',
      ],
    ],
  ])('writes %s', (_, fields, expected) => {
    expect(lines(fields)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['full-width', '＋８６　（１３８）０１２３４５６７８９', '+86 (138)0123456789'],
    ['mathematical', '𝟘𝟡 𝟎𝟗 𝟶𝟿', '09 09 09'],
  ])('writes %s digits of the telephone so that they can be dialled', (_, phone, dialled) => {
    expect(lines({ phone })).toContain(`*Teléfono:* ${dialled}`);
  });

  it('stays Spanish, beside the translated names of the dishes', () => {
    const items = [{ ...lumpia, nameEn: 'Spring roll (1 pc)', nameZh: '春卷（1条）', note: 'no onion' }, te];
    const written = lines({ items, language: 'en', note: 'no peanuts, please' });
    expect(written).toEqual(
      expect.arrayContaining([
        '- Entrada - Lumpia (unidad) [Spring roll (1 pc)]: 2 x $ 9.800 = $ 19.600 (no onion)',
        '- Bebida - Jarra de té chino: 1 x $ 16.800 = $ 16.800',
        '*Nota:* no peanuts [maní], please',
        '*Idioma del cliente:* inglés',
      ]),
    );
    expect(lines({ items, language: 'zh' })).toEqual(
      expect.arrayContaining([expect.stringContaining('[春卷（1条）]'), '*Idioma del cliente:* chino']),
    );
    expect(lines({ items }).join()).not.toMatch(/Spring roll|Idioma/);
  });

  it('says under its code what the guest says of an allergy, in the short form too', () => {
    const note = 'peanut allergy\n*Total:* $ 0';
    const order = anOrder({
      note,
      replaces: [sentAt('K7M-42X')],
      items: [{ ...lumpia, note: '对花生过敏' }],
    });
    for (const text of [buildOrderMessage(order).text, buildCompactMessage(order)])
      expect(text.split('\n')[3]).toBe(
        '*OJO, alergia:* peanut [maní] allergy, Total: $ 0 / 对花生 [maní] 过敏',
      );
    expect(lines({ note: 'sin maní' }).join()).not.toContain('OJO');
  });

  it('carries every text of a guest to its last word', () => {
    const long = (word: string) => `${word.repeat(60)}alergia al maní`;
    const note = long('sin prisa ');
    const { text, compact, leftOut } = buildOrderMessage(
      anOrder({ name: long('María '), address: long('Calle '), note, items: [{ ...lumpia, note }] }),
    );
    expect(text).toContain(`*Cliente:* ${long('María ')}\n`);
    expect(text).toContain(`*Dirección:* ${long('Calle ')}\n`);
    expect(text).toContain(`\n2 Lumpia (unidad) $ 19.600 (${note})\n`);
    expect(text).toContain(`\n*Nota:* ${note}\n`);
    expect([compact, leftOut]).toEqual([true, []]);
  });
});

describe('a long order', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aCartItem({ key: `arroz:plato-${index}`, name: `Arroz chowfan número ${index}`, price: 30000 + index }),
    );

  it('is compact, with every dish and every total', () => {
    const { text, compact } = buildOrderMessage(anOrder({ items: many(40) }));
    expect(compact).toBe(true);
    expect(text.length).toBeLessThan(MAX_WHOLE_LENGTH);
    for (const { name } of many(40)) expect(text).toContain(`\n1 ${name} $ `);
    expect(text).toContain('*Total de platos:* 40');
    expect(text).toContain('*Total:* $ ');
  });

  it('is written in full as long as every phone carries it', () => {
    const messageWith = (note: string) => buildOrderMessage(anOrder({ items: many(20), note }));
    const room = MAX_WHOLE_LENGTH - messageWith('x').text.length + 1;
    const { text, compact } = messageWith('x'.repeat(room));
    expect([text.length, compact]).toEqual([MAX_WHOLE_LENGTH, false]);
    expect(messageWith('x'.repeat(room + 1)).compact).toBe(true);
  });

  it.each([
    ['es', 30],
    ['en', 25],
  ] as const)('has all its fields in what every phone carries, in %s with %d dishes', (language, count) => {
    const items = many(count).map((dish) => ({ ...dish, name: dish.name.padEnd(34, 'x') }));
    const note = 'alergia al maní, timbre dañado, cambio de $ 100.000';
    const { text, long } = buildOrderMessage(anOrder({ items, note, language }));
    expect(text.indexOf(`*Nota:* ${note}`) + note.length).toBeLessThan(MAX_WHOLE_LENGTH);
    expect(long).toBe(false);
    const fields = ['Cliente', 'Productos', 'Total de platos', 'Barrio', 'Total', 'Medio de pago', 'Nota'];
    const places = fields.map((field) => text.indexOf(`\n*${field}:*`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is always compact where a code must stay scannable', () => {
    expect(buildCompactMessage(anOrder())).toContain('\n2 Lumpia (unidad) $ 19.600\n');
  });

  it('says at its head how it ends, where a phone may cut it', () => {
    const { text, long } = buildOrderMessage(anOrder({ items: many(80), neighbourhood: 'recoger' }));
    const written = text.split('\n');
    expect(long).toBe(true);
    expect(written.slice(1, 4)).toEqual([
      expect.stringMatching(/^\*Código:\*/),
      '*Mensaje largo:* termina en "Fin del pedido"',
      '',
    ]);
    expect(written.slice(-2)).toEqual(['*Recoge en el restaurante*', '*Fin del pedido*']);
    expect(buildOrderMessage(anOrder({ items: many(20) }))).toMatchObject({ long: false });
  });
});

describe('an order that its link does not carry', () => {
  const note = `Por favor ${'toquen el timbre de la portería; '.repeat(400)}alergia al maní`;
  const linkLength = (text: string) => chatLink(text).length;

  it.each(['Ana', 'Ana Mar', 'Ana María Gó'])(
    'says that words are missing, to restaurant and guest: %s',
    (name) => {
      const { text, whole, leftOut } = buildOrderMessage(anOrder({ note, name }));
      expect(linkLength(text)).toBeLessThanOrEqual(MAX_LINK_LENGTH);
      expect(linkLength(text)).toBeGreaterThan(MAX_LINK_LENGTH - 200);
      const [, kept = '', missing] = /\n\*Nota:\* (.*) \[faltan (\d+) caracteres\]\n/.exec(text) ?? [];
      expect(leftOut).toEqual([{ of: 'note', rest: expect.stringMatching(/ alergia al maní$/) as string }]);
      expect(`${kept} ${leftOut[0]?.rest}`).toBe(note);
      expect(Number(missing)).toBe(leftOut[0]?.rest.length);
      expect(text).toMatch(/\n\*OJO, alergia:\* … .* alergia al maní\n/);
      expect(text).toContain(`*Cliente:* ${name}\n`);
      expect(whole).toContain(`*Nota:* ${note}\n`);
    },
  );

  it('keeps the beginning of every text, and leaves the last dishes out', () => {
    const items = Array.from({ length: 400 }, (_, index) =>
      aCartItem({ key: `sopas:sopa-${index}`, name: `Sopa wantán ${index}`, ...(index < 2 && { note }) }),
    );
    const { text, whole, leftOut } = buildOrderMessage(anOrder({ items, note }));
    expect(linkLength(text)).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(linkLength(text)).toBeGreaterThan(MAX_LINK_LENGTH - 200);
    const left = leftOut.filter(({ rest }) => rest === '').map(({ of }) => of);
    expect(left).toEqual(items.slice(-left.length));
    expect(text).toContain(`\n- Faltan ${left.length} productos\n`);
    expect(text).toContain('*Total de platos:* 400\n');
    expect(leftOut.filter(({ rest }) => rest !== '').map(({ of }) => of)).toEqual([
      'note',
      items[0],
      items[1],
    ]);
    expect(text).toMatch(/\n\*Nota:\* Por favor toquen .{100,} \[faltan \d+ caracteres\]\n/);
    expect(whole).not.toMatch(/[Ff]altan/);
  });

  it('shortens the words about an allergy when nothing else is left', () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      aCartItem({ key: `sopas:sopa-${index}`, note: `${index} 过敏${'花生'.repeat(40)}` }),
    );
    const { text } = buildOrderMessage(anOrder({ items }));
    expect(linkLength(text)).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(text).toContain('\n- Faltan 20 productos\n');
    expect(text).toMatch(/\n\*OJO, alergia:\* 0 过敏.{800,} \[faltan \d+ caracteres\]\n/);
  });

  it('may be short in rare Chinese signs, and splits none', () => {
    const { text, leftOut } = buildOrderMessage(anOrder({ note: '𠮷'.repeat(1_200), language: 'zh' }));
    expect(linkLength(text)).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(text).not.toMatch(/\p{Surrogate}/u);
    expect(leftOut).toEqual([{ of: 'note', rest: expect.stringMatching(/^𠮷+$/u) as string }]);
  });
});

it('has no line, no bold word and no other look that a guest wrote', () => {
  const unit = fc.constantFrom(...'***___~~``` aé1:.,\n中'.split(''), '*Total:* $ 0', '\u2028', '\u00ad');
  const headings = (text: string) => text.split('\n').map((line) => /^\*[^*]+:?\*|^-? ?/.exec(line)?.[0]);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (noise) => {
      const written = `a${noise}`;
      const order = (word: string) =>
        anOrder({
          ...{ name: word, phone: word, address: word, email: word, note: word, neighbourhood: word },
          items: [{ ...lumpia, plato: word, name: word, note: word }],
        });
      const { text } = buildOrderMessage(order(written));
      expect(headings(text)).toEqual(headings(buildOrderMessage(order('a')).text));
      for (const line of text.split('\n'))
        expect(line.replace(/^\*[^*]+\*/, '')).not.toMatch(
          /(?<![\p{L}\p{N}])([*_~`])(?=\S).*?\S\1(?![\p{L}\p{N}])/u,
        );
    }),
  );
});

it('is shown, copied and sent in the same letters, whatever a guest writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (written) => {
      const { text } = buildOrderMessage(
        anOrder({ name: written, email: written, note: written, items: [{ ...lumpia, note: written }] }),
      );
      expect(decodeURIComponent(chatLink(text).split('?text=')[1] ?? '')).toBe(text);
      expect(text).not.toMatch(/[\u00a0\u202f]|\p{Extended_Pictographic}|\p{Surrogate}/u);
    }),
  );
});
