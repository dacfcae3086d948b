import { anOrder, sentAt } from '../testing/anOrder';
import * as dishes from '../testing/dishes';
import { buildCompactMessage, buildOrderMessage } from './buildOrderMessage';
import type { Order } from './Order';

const [lumpia, arroz, te] = [dishes.lumpia(), dishes.arroz(), dishes.te()];
const lines = (fields: Partial<Order> = {}) => buildOrderMessage(anOrder(fields)).text.split('\n');

describe('the code of an order', () => {
  const buildCode = (fields: Partial<Order> = {}) => buildOrderMessage(anOrder(fields)).code;

  it('is a line of its own under the heading, in the short form too', () => {
    const heading = `*Nuevo pedido*\n*Código:* ${buildCode()}\n\n*Cliente:* `;
    expect(buildOrderMessage(anOrder()).text.startsWith(heading)).toBe(true);
    expect(buildCompactMessage(anOrder()).startsWith(heading)).toBe(true);
  });

  it('is followed by those of the orders that this one replaces', () => {
    const [, code] = lines();
    expect(lines({ replaces: [sentAt('K7M-42X')] }).slice(1, 3)).toEqual([
      code,
      '*Reemplaza el pedido K7M-42X (12:05), si ya les llegó*',
    ]);
    expect(lines({ replaces: [sentAt('K7M-42X'), sentAt('HHH-222')] })).toContain(
      '*Reemplaza los pedidos K7M-42X (12:05) y HHH-222 (12:05), si ya les llegaron*',
    );
  });

  it('never names itself: an order that is changed back has its first code', () => {
    const [, , first] = lines({ replaces: [sentAt('993-857'), sentAt('K7M-42X')] });
    expect(first).toBe('*Reemplaza el pedido K7M-42X (12:05), si ya les llegó*');
  });

  it('is the one that it was sent with', () => {
    expect(buildCode({ code: 'K7M-42X', items: [lumpia] })).toBe('K7M-42X');
  });

  it('stays at another hour, in another language and when sent again', () => {
    const closed = { kind: 'closed', line: '', text: 'Estamos cerrados.' } as const;
    const items = [lumpia, arroz, te].map((item) => ({ ...item, nameEn: 'A dish', nameZh: '菜' }));
    const same: Partial<Order>[] = [
      {},
      { notices: [closed], replaces: [sentAt('K7M-42X')] },
      { items, language: 'en' },
      { name: ' María  Gómez ' },
    ];
    expect(new Set(same.map(buildCode))).toEqual(new Set([buildCode()]));
  });

  it.each<[string, Partial<Order>]>([
    ['one unit more', { items: [{ ...lumpia, cartQuantity: 3 }, arroz, te] }],
    ['one dish less', { items: [lumpia, arroz] }],
    ['another price', { items: [lumpia, arroz, { ...te, price: 17800 }] }],
    ['a note for a dish', { items: [lumpia, arroz, { ...te, note: 'sin hielo' }] }],
    ['a note', { note: 'sin cebolla' }],
    ['another name', { name: 'María Gomez' }],
    ['another phone', { phone: '300 123 4568' }],
    ['another address', { address: 'Calle 10 # 40-20, apto 302' }],
    ['another e-mail', { email: 'maria@correo.co' }],
    ['another neighbourhood', { neighbourhood: 'Itagui' }],
    ['pickup', { neighbourhood: 'recoger' }],
    ['cash', { payment: 'efectivo' }],
  ])('changes with %s', (_, fields) => {
    expect(buildCode(fields)).not.toBe(buildCode());
  });
});
