import { spawn, type SpawnOptions } from 'node:child_process';

export interface Outcome {
  /** Exit code; null when a signal ended the program. */
  code: number | null;
  /** Output on both streams, in its order; empty if the program does not print to a pipe. */
  output: string;
}

/**
 * Runs a program to its end and collects its output.
 * @param show called with each piece of output
 * @throws Error when the program cannot start, or when `options.signal` ends it
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  show?: (piece: string) => void,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => {
        output += String(piece);
        show?.(String(piece));
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
