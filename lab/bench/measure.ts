import os from 'node:os';
import { median } from 'simple-statistics';

/** Distance between the quarters of values, as a share of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (half === 0) return 0;
  return (median(sorted.slice(-half)) - median(sorted.slice(0, half))) / median(sorted);
}

/** A number with so many digits after the point, without trailing zeros. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export interface Machine {
  processor: string;
  cores: number;
  node: string;
  /** Processes waiting for a core in the last minute: above `cores`, figures mean little. */
  load: number;
}

/** Machine, browser and load of a measurement. */
export function machine(): Machine {
  const cores = os.cpus();
  return {
    processor: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    node: process.version,
    load: rounded(os.loadavg()[0] ?? 0, 1),
  };
}

/**
 * Measures several things in turns: other work of the machine slows all of them alike.
 * @param things by name, each giving one figure, or several together
 * @returns the figures by name, one for each round
 */
export async function inTurns<Name extends string, Figure = number>(
  rounds: number,
  things: Readonly<Record<Name, () => Promise<Figure>>>,
): Promise<Record<Name, Figure[]>> {
  const names = Object.keys(things) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as Figure[]])) as Record<Name, Figure[]>;
  for (let round = 0; round < rounds; round += 1) {
    // Every other round goes backwards: nothing is always measured first.
    for (const name of round % 2 === 0 ? names : [...names].reverse())
      figures[name].push(await things[name]());
  }
  return figures;
}
