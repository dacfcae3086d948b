import { pinnedFacts } from '@asia/shared/restaurant';
import { unavailablePage } from './unavailable';

it('says whom to call, reloads itself, and needs no other file', () => {
  const page = unavailablePage();
  expect(page).toMatch(/no está disponible.*<a href="tel:\+57\d{10}">/s);
  expect(page).toContain(`<h1>${pinnedFacts.name}</h1>`);
  expect(page).toContain('http-equiv="refresh" content="30"');
  expect(page).not.toMatch(/\s(?:src|href)="(?!tel:)/);
  // A server takes one without its end for cut.
  expect(page).toMatch(/<\/html>\n$/);
});
