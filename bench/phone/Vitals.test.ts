import { blockingTime, longestTask } from './Vitals';

const tasks = [
  { start: 100, duration: 60 },
  { start: 500, duration: 50 },
  { start: 900, duration: 130 },
];

describe('blockingTime', () => {
  it('counts what tasks take beyond 50 ms', () => {
    expect(blockingTime(tasks)).toBe(90);
  });

  it('leaves out tasks before a moment', () => {
    expect(blockingTime(tasks, 500)).toBe(80);
  });

  it('is 0 for a page without long tasks', () => {
    expect(blockingTime([])).toBe(0);
  });
});

describe('longestTask', () => {
  it.each([
    [tasks, 130],
    [[], 0],
  ])('of %j is %d ms', (list, expected) => {
    expect(longestTask(list)).toBe(expected);
  });
});
