import { placeTiles } from './writeSheet';

describe('placeTiles', () => {
  it('fills rows from the left with a gap around every page', () => {
    expect(placeTiles(3, { columns: 2, tile: 100, ratio: 2 })).toEqual({
      width: 236,
      height: 436,
      corners: [
        { left: 12, top: 12 },
        { left: 124, top: 12 },
        { left: 12, top: 224 },
      ],
    });
  });
});
