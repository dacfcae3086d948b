import { partNames, type PartName } from '../parts';
import type { Measured, Results } from './Results';
import { sections } from './sections';
import { table } from './table';
import { targetsOf } from './targets';

/** `RESULTS.md` as it should read. */
export function report(results: Results): string {
  const targets = targetsOf(results).map(({ promise, figure, met }) => [
    promise,
    figure,
    met ? 'met' : '**not met**',
  ]);
  return [
    '# Results',
    'Written by `npm run bench`; do not edit. `npm run bench -- bytes routes` measures some parts and replaces only those.',
    '## Targets',
    table(['promise', 'measured', ''], targets),
    ...partNames.flatMap((name) => section(name, results)),
    '',
  ].join('\n\n');
}

function section<Name extends PartName>(name: Name, results: Results): string[] {
  const part: Results[Name] = results[name];
  if (!part) return [];
  const { title, method, body } = sections[name];
  return [`## ${title}`, `${method} ${circumstances(part)}`, body(part.data)];
}

function circumstances({ date, commit, machine, runs }: Measured<unknown>): string {
  const { processor, cores, memoryGb, system, node, load } = machine;
  const noise = load > cores ? ' **The machine was busy: read ratios, not times.**' : '';
  return `_${date.slice(0, 10)}, ${commit}, ${runs} runs; ${cores} × ${processor}, ${memoryGb} GB, ${system}, Node ${node}, load ${load}._${noise}`;
}
