import type { CountedVisit } from '../bytes/countBytes';
import { report } from './report';
import type { Measured, Results } from './Results';
import { targetsOf } from './targets';

const quiet = { processor: 'Chip', cores: 2, memoryGb: 8, system: 'Linux', node: 'v20', load: 0.3 };

function measured<Data>(data: Data, load = quiet.load): Measured<Data> {
  return { date: '2026-01-02T03:04:05.000Z', commit: 'abc1234', machine: { ...quiet, load }, runs: 5, data };
}

function visit(name: string, js: number, css: number): CountedVisit {
  const bytes = { js, css, html: 4000, fonts: 0, pictures: 0, other: 0 };
  return { name, bytes, files: [{ file: 'shell/main.js', bytes: js }], packages: { mobx: 11_000 } };
}

const order = { ready: 2400, tapped: 700, taken: 2450, kept: 4, taps: 5 };

describe('targetsOf', () => {
  it('says nothing of parts that were not measured', () => {
    expect(targetsOf({})).toEqual([]);
  });

  it('holds JS and CSS together against the promise', () => {
    const results: Results = {
      bytes: measured([visit('home', 128_000, 7_100), visit('category', 130_000, 8_000)]),
    };
    expect(targetsOf(results)).toEqual([
      expect.objectContaining({ figure: '135.1 KB', met: false }),
      expect.objectContaining({ figure: '138 KB', met: true }),
    ]);
  });

  it('counts a single lost tap as a broken promise', () => {
    expect(targetsOf({ order: measured(order) }).map(({ met }) => met)).toEqual([true, false]);
  });

  it('takes ten times the time for ten times the menu as linear', () => {
    const build = { build: 30, publish: 5, pages: 40 };
    const builds = (oneRemote: number) =>
      measured([
        { ...build, times: 1, goLive: 5, oneRemote: 2 },
        { ...build, times: 10, goLive: 10, oneRemote },
      ]);
    const linear = (oneRemote: number) => targetsOf({ builds: builds(oneRemote) }).at(-1)?.met;
    expect([linear(12), linear(40)]).toEqual([true, false]);
  });
});

describe('report', () => {
  it('names machine, date and sources of each part', () => {
    expect(report({ order: measured(order) })).toContain(
      '_2026-01-02, abc1234, 5 runs; 2 × Chip, 8 GB, Linux, Node v20, load 0.3._',
    );
  });

  it('warns of figures from a busy machine', () => {
    expect(report({ order: measured(order, 2.5) })).toContain('The machine was busy');
    expect(report({ order: measured(order) })).not.toContain('The machine was busy');
  });

  it('leaves out parts that were not measured', () => {
    const text = report({ bytes: measured([visit('home', 100_000, 7_000)]) });
    expect(text).toContain('| home | 107 | 100 | 7 |');
    expect(text).not.toContain('nginx');
  });
});
