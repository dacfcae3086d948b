import { pesos, rice, starter } from '../harness/dishes';
import type { FaultServer } from '../harness/FaultServer';
import type { WebKit } from './WebKit';

const units = `JSON.parse(localStorage.cartItems ?? '[]').reduce((sum, line) => sum + line.cartQuantity, 0)`;
const holds = (guest: WebKit, count: number) => guest.wait(`${units} === ${count}`);
const closed = (guest: WebKit) => guest.wait(`!document.querySelector('dialog[open]')`);

/** Opens a page of the site without its code. @returns lets the code come, until the page is hydrated */
async function openEarly(guest: WebKit, server: FaultServer, path: string): Promise<() => Promise<unknown>> {
  guest.allowed = /\/main\.js$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.break(guest.allowed, 'hang', () => held.then(() => false));
  await guest.open(path);
  return () => {
    release();
    return guest.hydrated();
  };
}

/** Confirms the order, and sends it. @returns the message */
async function sendOrder(guest: WebKit, consent: string, button: string): Promise<string> {
  await guest.read('(window.opened = [], window.open = (address) => { opened.push(address); return null; })');
  await guest.tap('label', consent);
  await guest.tap('button:enabled', button);
  return decodeURIComponent(String(await guest.wait('opened[0]')).split('?text=')[1] ?? '');
}

function expectMessage(message: string, expected: string | RegExp): void {
  const differs = typeof expected === 'string' ? message !== expected : !expected.test(message);
  if (differs) throw new Error(`The message is\n${message}\nand not\n${String(expected)}`);
}

/** What a guest does in another engine. Each walk throws an error where something differs. */
export const walks: Record<string, (guest: WebKit, server: FaultServer) => Promise<unknown>> = {
  'an order with a note reaches the restaurant to the letter': async (guest) => {
    await guest.visit(rice.page);
    await guest.tap('main a', rice.name);
    await guest.write('Nota para la cocina', 'sin cebolla');
    await guest.tap('dialog button', 'Agregar al carrito');
    await holds(guest, 1);
    await closed(guest);
    await guest.tap('a', 'Ver carrito: 1 plato');
    await guest.tap('main a', 'Continuar');
    await guest.tap('label', 'Tarjeta');
    await guest.write('Nombre', 'María Gómez & Cía');
    await guest.write('Nota para todo el pedido', 'Los palillos aparte');
    const message = await sendOrder(guest, 'Confirmo datos', 'Pedido por Whatsapp');
    const price = pesos(rice.price);
    const code = /^\*Código:\* (...-...)$/m.exec(message)?.[1] ?? 'none';
    expectMessage(
      message,
      `*Nuevo pedido*
*Código:* ${code}

*Cliente:* María Gómez & Cía
*Teléfono:* No indicado
*Dirección:* No indicado
*Correo:* No indicado

*Productos:*
- ${rice.plato} - ${rice.name}: 1 x ${price} = ${price} (sin cebolla)

*Total de platos:* 1
*Subtotal:* ${price}
*Barrio:* No indicado
*Domicilio (aprox.):* por confirmar ($ 0)
*Total sin domicilio:* ${price}
*Medio de pago:* Tarjeta
*Nota:* Los palillos aparte`,
    );
    await guest.see('main p', `Código de tu pedido: ${code}`);
  },

  'a tourist orders in English, and the kitchen reads Spanish': async (guest) => {
    await guest.visit('/CartaIngles');
    await guest.tap('main button', `Add ${rice.nameEn}`);
    await holds(guest, 1);
    await guest.tap('a', 'See your cart: 1 dish');
    await guest.tap('main a', 'Continue');
    await guest.write('Name', 'Li Wei');
    const message = await sendOrder(guest, 'I confirm these details', 'Order on WhatsApp');
    expectMessage(message, /\[Chicken fried rice\]: 1 x [^]*\*Idioma del cliente:\* inglés$/);
  },

  'Back closes the sheet and the drawer': async (guest) => {
    await guest.visit(rice.page);
    await guest.tap('main a', rice.name);
    await guest.see('dialog[open] h2', rice.name);
    await guest.command('/back');
    await closed(guest);
    await guest.tap('[role=button]', 'Abrir el menú de navegación');
    await guest.see('dialog[open] a', 'Nosotros');
    await guest.noSidewaysScroll();
    await guest.command('/back');
    await closed(guest);
  },

  'a dish that is added before hydration is in the cart': async (guest, server) => {
    const hydrate = await openEarly(guest, server, rice.page);
    await guest.tap('main button', `Agregar ${rice.name}`);
    await guest.see('a', 'Ver carrito: 1 plato');
    if ((await guest.read(units)) !== 0) throw new Error('The page was hydrated before.');
    await hydrate();
    await holds(guest, 1);
  },

  'a dish that is tapped before hydration opens its sheet, and Back closes it': async (guest, server) => {
    const hydrate = await openEarly(guest, server, rice.page);
    await guest.tap('main a', rice.name);
    await hydrate();
    await guest.see('dialog[open] h2', rice.name);
    await guest.wait(`location.search.startsWith('?plato=')`);
    await guest.command('/back');
    await closed(guest);
    await guest.wait(`location.search === ''`);
  },

  'an order is begun and sent without a network': async (guest, server) => {
    guest.allowed = /./;
    await guest.visit('/');
    // The list is stored last.
    await guest.wait(`caches.match('/offline.json').then(Boolean)`);
    server.break(/./, 'refuse');
    await guest.press('footer a', 'Carta');
    await guest.tap('main button', `Agregar ${starter.name}`);
    await holds(guest, 1);
    await guest.visit('/CheckoutPage');
    await guest.write('Nombre', 'Ana');
    const message = await sendOrder(guest, 'Confirmo datos', 'Pedido por Whatsapp');
    expectMessage(message, /^\*Cliente:\* Ana$[^]*: 1 x /m);
  },

  'a dead remote leaves its page readable, and "Reintentar" brings it': async (guest, server) => {
    guest.allowed = /\/salon-mfe\/.*\.js/;
    server.break(guest.allowed, 'refuse');
    await guest.open('/Salon');
    await guest.see('button', 'Reintentar');
    await guest.see('main a', 'Reservar Ahora');
    server.heal();
    await guest.tap('button', 'Reintentar');
    await guest.hydrated();
  },

  'two tabs have one cart': async (guest) => {
    await guest.visit(rice.page);
    await guest.tap('main button', `Agregar ${rice.name}`);
    await holds(guest, 1);
    const turnBack = await guest.openTab();
    await guest.visit('/Cart');
    await guest.tap('main button', `Agregar una unidad de ${rice.name}`);
    await holds(guest, 2);
    await turnBack();
    await guest.see('a', 'Ver carrito: 2 platos');
  },
};
