import { kilobytes, table } from './table';

describe('table', () => {
  it('sets columns of numbers at the right', () => {
    expect(
      table(
        ['page', 'ms'],
        [
          ['home', 12],
          ['cart', 9],
        ],
      ),
    ).toBe(['| page | ms |', '| --- | ---: |', '| home | 12 |', '| cart | 9 |'].join('\n'));
  });
});

describe('kilobytes', () => {
  it('counts thousands', () => {
    expect(kilobytes(134_670)).toBe(134.7);
  });
});
