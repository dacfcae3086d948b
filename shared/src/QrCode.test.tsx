import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { fitsCode, QrCode } from './QrCode';

const link = `https://wa.me/573000000001?text=${'Nuevo%20pedido%0A'.repeat(20)}`;

/** Draws a code. @returns its side in modules, with the quiet zone, and what a camera reads from its drawing */
function scan(text: string, level?: 'L' | 'M') {
  const view = renderToStaticMarkup(<QrCode text={text} level={level} label="Tu pedido" />);
  const size = Number(/viewBox="0 0 (\d+)/.exec(view)?.[1]);
  // Four pixels a module, as the decoder needs some.
  const side = size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of view.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g)) {
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row += 1) {
      const start = (row * side + Number(x) * 4) * 4;
      pixels.fill(0, start, start + Number(run) * 16);
    }
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return { size, text: jsQR(pixels, side, side)?.data };
}

it('is a picture with a name that a camera reads, with a quiet zone', () => {
  expect(scan(link)).toEqual({ size: 77, text: link });
  render(<QrCode text={link} label="Tu pedido" />);
  expect(screen.getByRole('img', { name: 'Tu pedido' })).toBeVisible();
});

it.each([
  ['L', 1_273],
  ['M', 997],
] as const)('takes at level %s what makes 117 modules, and no more', (level, most) => {
  const text = 'a'.repeat(most);
  expect([fitsCode(text, level), fitsCode(`${text}a`, level), fitsCode('ñ'.repeat(most), level)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(scan(text, level)).toEqual({ size: 125, text });
});
