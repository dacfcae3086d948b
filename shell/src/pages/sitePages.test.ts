import { notFoundPage, pageAt, sitePages } from './sitePages';

jest.mock('../federation/remoteModule', () => ({ remotePage: jest.fn() }));

const registered =
  '/ /About /CheckoutPage /Salon /Contact /Cremas /Menu /ChopSuey /Bebidas /Carnes /ArrozChino /Entradas /Mariscos /Menuinfantil /PlatoCombinado /PlatoTriple /PlatosEspeciales /Postres /Cerveza /Cocteleria /Gaseosas /Hatsu /Jugos /Licores /Sangrias /Sodas /Vinos /SalsaAgridulce /SalsaCurry /SalsaOstras /Sopas /ToFu /Vegetariano /Vegano /CartaChino /CartaIngles /Carta /Lomien /Cart'.split(
    ' ',
  );

describe('the routes', () => {
  it('are the registered ones, each once', () => {
    expect(sitePages.map(({ route }) => route).sort()).toEqual([...registered].sort());
  });

  it.each(registered)('finds %s in any letter case', (route) => {
    for (const path of [route, route.toLowerCase(), route.toUpperCase()])
      expect(pageAt(path).route).toBe(route);
  });

  it('ignores a slash at the end', () => {
    expect(pageAt('/Menu/').route).toBe('/Menu');
    expect(pageAt('/').route).toBe('/');
    expect(pageAt('/%4Denu').route).toBe('/Menu');
  });

  it('answers any other path with the not-found page', () => {
    expect(pageAt('/Pizza')).toBe(notFoundPage);
    expect(pageAt('/Menu/Otro')).toBe(notFoundPage);
    expect(pageAt('/100%')).toBe(notFoundPage);
  });
});
