import { pinnedFacts } from '../restaurant/facts';
import { writeFacts } from '../testing';
import { greetingLink } from './greetingLink';

test('a guest of the site greets with what they want', () => {
  const text = (link: string) => new URL(link).searchParams.get('text');
  expect(text(greetingLink())).toBe('Hola, vengo de la página web de Asia y quiero hacer un pedido.');
  expect(text(greetingLink('quiero reservar el salón'))).toMatch(/ y quiero reservar el salón\.$/);
});

test('the greeting goes to the number that is live', () => {
  writeFacts({ phones: { ...pinnedFacts.phones, chat: '57 3009998877' } });
  expect(new URL(greetingLink()).pathname).toBe('/573009998877');
});
