import { summaryOf } from './summary';

const visit = (lcp: number, cls = 0, duration = 0) => ({
  fcp: 100,
  lcp,
  lcpElement: 'img',
  cls,
  longTasks:
    duration > 0
      ? [
          { start: 50, duration },
          { start: 200, duration: 60 },
        ]
      : [],
  alive: 500,
});

describe('summaryOf', () => {
  it('takes the middle of times and the worst of movement', () => {
    const summary = summaryOf([visit(900, 0.01), visit(300), visit(500)]);
    expect(summary).toMatchObject({ lcp: 500, cls: 0.01, alive: 500, lcpRuns: [900, 300, 500] });
  });

  it('tells blocking before the first paint from blocking after it', () => {
    expect(summaryOf([visit(300, 0, 90)])).toMatchObject({
      blocking: 50,
      blockingAfterPaint: 10,
      longestTask: 90,
    });
  });
});
