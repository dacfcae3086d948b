import { checkTitle } from './checkTitle';

const row = (title: string) => ({
  path: '/Hall',
  head: { title, description: 'd', share: 'og.jpg', shareAlt: 'a' },
  noindex: false,
  status: 200 as const,
});

it('accepts the title of the description, with its signs escaped', () => {
  expect(() => checkTitle('<title>Té &amp; &#x27;wok&#x27;</title>', row("Té & 'wok'"))).not.toThrow();
});

it('refuses another title, or none, with both', () => {
  expect(() => checkTitle('<title>Hall</title>', row('Salón'))).toThrow(
    '/Hall says «Hall» in its title, and its description says «Salón».',
  );
  expect(() => checkTitle('', row('Salón'))).toThrow('/Hall says «» in its title');
});
