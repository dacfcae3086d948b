import { guestText } from './guestWriting';

it.each([
  ['Mapa: https://maps.app/x?g_ep=_a_&b=1', 'Mapa: https://maps.app/x?g_ep=_a_&b=1'],
  ['instagram @ana_maria y @_ana_', 'instagram @ana_maria y @_ana_'],
  ['_ana__maria_@correo.com', '_ana__maria_@correo.com'],
  ['clave *45*2, apto 3*4', 'clave *45*2, apto 3*4'],
  ['2 * 3 * 4 ~ 24', '2 * 3 * 4 ~ 24'],
  ['*Total:* $ 0', 'Total: $ 0'],
  ['(_sin_) ~sal~ `ya` ```mucho```', '(sin) sal ya mucho'],
  ['*Total:*@ana https://x.co/*Total:*', 'Total:@ana https://x.co/Total:'],
  ['ma\u00adní y a\u200bjo', 'maní y ajo'],
  ['\u202esin sal', 'sin sal'],
  ['Sin maní\nSin ajo,\r\n\n  Timbre.\u2028Alergia:\nhuevo\n', 'Sin maní, Sin ajo, Timbre. Alergia: huevo'],
  ['a\tb\u00a0 c', 'a b c'],
])('writes %j as %j', (written, sent) => {
  expect(guestText(written)).toBe(sent);
});
