import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fullCart } from './carts';
import { eventually } from './eventually';
import { openHouse } from './house';
import { plain, textOf, visit } from './page';
import { routes, unknownRoute } from './routes';

const house = openHouse();

/** Texts that are fixed character by character, by the page that carries them. */
const fixed: Record<string, readonly string[]> = {
  '/': ['Ver Menu', 'Comer en el Salon', 'Ver mas', 'Cargando mapa...'],
  '/Contact': ['Cargando mapa...'],
  '/Menu': ['Menú', 'ver entradas'],
  '/ArrozChino': ['Regresar al Menú'],
  '/ChopSuey': ['Chop Suey', 'Regresar al Menú'],
  '/Cerveza': [
    'Prohíbese el expendio de bebidas embriagantes a menores de edad',
    'El exceso de alcohol es perjudicial para la salud',
  ],
  '/Bebidas': ['Bebidas', 'Regresar al Menú'],
  '/Menuinfantil': [
    'Nuestro menú infantil',
    'Menú mágico para niños',
    'Juegemos',
    'Reiniciar Juego',
    'Regresar al Menú',
  ],
  '/Carta': ['Bienvenidos a la carta...'],
  '/CartaIngles': ['Welcome to the English Menu'],
  '/Salon': ['Nuestro salón', 'Reservar Ahora'],
  '/Cart': ['Carrito Virtual Asia'],
  '/CheckoutPage': ['Informacion', 'Confirmo datos para envio a domicilio / recoger.', 'Pedido por Whatsapp'],
};

const everywhere = ['Home', 'Menu', 'Nosotros', 'Contacto', 'Siguenos en Instagram', 'Carta'];

/** The words of a page as the server sends it. */
function words(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'");
  return plain(body);
}

describe('fixed texts stand in the page that the server sends', () => {
  for (const [route, texts] of Object.entries(fixed)) {
    test(route, async () => {
      const text = words(await (await house.fetch(route)).text());
      for (const each of [...texts, ...everywhere]) assert.ok(text.includes(each), `"${each}" is missing`);
    });
  }
});

test('no page shows a placeholder', async () => {
  for (const route of [...routes, unknownRoute]) {
    const html = (await (await house.fetch(route)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
    assert.equal(/\{[a-zA-Z][\w.]*\}/.exec(html)?.[0], undefined, route);
    assert.equal(/\b(?:undefined|NaN|\[object Object\])\b/.exec(words(html))?.[0], undefined, route);
  }
});

test('no page sells for nothing', async () => {
  for (const route of routes) {
    const text = words(await (await house.fetch(route)).text());
    const odd = /\$ ?(?:0|1|NaN)(?![\d.,])/.exec(text)?.[0];
    // Picking up costs nothing, and the form says so.
    if (route !== '/CheckoutPage') assert.equal(odd, undefined, route);
  }
});

test('a full cart carries its fixed texts', () =>
  house.welcome({ stored: fullCart }, async ({ page, at }) => {
    await visit(page, at('/Cart'));
    await eventually(async () => {
      const text = await textOf(page, 'main');
      for (const each of ['Remover', 'Vaciar Carrito', 'Volver', 'Continuar', 'Sigue comprando']) {
        assert.ok(text.includes(each), `"${each}" is missing`);
      }
    });
  }));

test('an empty cart invites to the menu', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/Cart'));
    const start = page.getByRole('link', { name: 'Inicia tu compra' });
    await start.waitFor();
    assert.equal(await start.getAttribute('href'), '/menu');
  }));
