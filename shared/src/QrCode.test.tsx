import qrcode from 'qrcode-generator';
import { render, screen } from '@testing-library/react';
import { drawCode, QrCode } from './QrCode';

const link = `https://wa.me/573000000001?text=${'Nuevo%20pedido%0A'.repeat(20)}`;

it('draws exactly the dark modules of the code', () => {
  const code = qrcode(0, 'L');
  code.addData(link);
  code.make();
  const modules = code.getModuleCount();
  const drawn = drawCode(link);
  expect(drawn?.size).toBe(modules + 8);

  const dark = new Set<string>();
  for (const [, x, y, run] of drawn?.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? []) {
    for (let step = 0; step < Number(run); step += 1) dark.add(`${Number(x) - 4 + step} ${Number(y) - 4}`);
  }
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      expect(dark.has(`${column} ${row}`)).toBe(code.isDark(row, column));
    }
  }
});

it('draws nothing that a camera could not read', () => {
  expect(drawCode('a'.repeat(2_000))).toBeNull();
  expect(drawCode('a'.repeat(20_000))).toBeNull();
});

it('is a picture with a name', () => {
  const code = drawCode('https://asia.example/Carta', 'M');
  render(code && <QrCode code={code} label="La carta de hoy" />);
  expect(screen.getByRole('img', { name: 'La carta de hoy' })).toBeVisible();
});
