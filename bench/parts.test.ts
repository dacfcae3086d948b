import { chooseParts, partNames } from './parts';

describe('chooseParts', () => {
  it('takes every part when none is named', () => {
    expect(chooseParts([])).toEqual(partNames);
  });

  it('keeps the order of the results', () => {
    expect(chooseParts(['routes', 'pages'])).toEqual(['pages', 'routes']);
  });

  it('names the known parts when one is unknown', () => {
    expect(() => chooseParts(['speed'])).toThrow('There is no part "speed". Known: pages, single, bytes');
  });
});
