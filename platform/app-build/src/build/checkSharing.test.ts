import { checkSharing } from './checkSharing';

const cart = { name: '@asia/shared/cart', singleton: true, requiredVersion: '^6.0.0', fallback: '' };
const react = { name: 'react', singleton: true, requiredVersion: '19.3.1', fallback: '' };

it('takes the version from the policy: a shell with a new first number fits', () => {
  expect(checkSharing('page-mfe', [cart, react])).toEqual([{ ...cart, requiredVersion: 'false' }, react]);
});

it.each([
  ['without singleton', { singleton: false }, 'not as a singleton'],
  ['with a fallback', { fallback: 'chunks/12.js' }, 'with a copy of its own'],
  ['that nobody provides', { name: '@asia/shared/basket' }, 'which the shell does not provide'],
])('refuses an entry %s', (_, change, reason) => {
  const entry = { ...cart, ...change };
  expect(() => checkSharing('page-mfe', [react, entry])).toThrow(`page-mfe shares ${entry.name}, ${reason}`);
});
