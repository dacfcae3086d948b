import { plain } from '../harness/page';
import { routes, unknownRoute } from '../harness/routes';
import { expect, test } from '../harness/test';

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

/** The words of a prerendered page. */
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

test.describe('fixed texts are in the prerendered page', () => {
  for (const [route, texts] of Object.entries(fixed)) {
    test(route, async ({ request }) => {
      const text = words(await (await request.get(route)).text());
      const missing = [...texts, ...everywhere].filter((each) => !text.includes(each));
      expect(missing).toEqual([]);
    });
  }
});

test('no page shows a placeholder', async ({ request }) => {
  for (const route of [...routes, unknownRoute]) {
    const html = (await (await request.get(route)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
    expect(/\{[a-zA-Z][\w.]*\}/.exec(html)?.[0], route).toBeUndefined();
    expect(/\b(?:undefined|NaN|\[object Object\])\b/.exec(words(html))?.[0], route).toBeUndefined();
  }
});

test('no page sells for nothing', async ({ request }) => {
  // The form of the order rightly shows $ 0: pick-up is free.
  for (const route of routes.filter((each) => each !== '/CheckoutPage')) {
    const html = await (await request.get(route)).text();
    // Hidden until there is a dish in the cart.
    const hidden = /<a\b[^>]*\bdata-counter="closed"[\s\S]*?<\/a>/g;
    const text = words(html.replace(hidden, ''));
    expect(/\$ ?(?:0|1|NaN)(?![\d.,])/.exec(text)?.[0], route).toBeUndefined();
  }
});
