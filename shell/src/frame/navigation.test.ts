import { currentness } from './navigation';

describe('currentness', () => {
  it.each(['/menu', '/Menu', '/MENU/'])('knows the menu as %s', (path) => {
    expect(currentness('/menu', path)).toBe('page');
  });

  it.each(['/ArrozChino', '/bebidas', '/Menuinfantil', '/CartaIngles'])('counts %s to the menu', (path) => {
    expect(currentness('/menu', path)).toBe('true');
  });

  it.each(['/', '/Cart', '/Salon', '/nada'])('leaves %s out of the menu', (path) => {
    expect(currentness('/menu', path)).toBeUndefined();
  });

  it('knows home by nothing but itself', () => {
    expect(currentness('/', '/')).toBe('page');
    expect(currentness('/', '/About')).toBeUndefined();
  });
});
