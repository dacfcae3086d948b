/** Runs a command with its words; a failure is one message and the exit code 1. */
export function main(command: (words: string[]) => Promise<void> | void): void {
  // Whoever reads has read enough: `npm run releases | head`.
  process.stdout.on('error', () => process.exit());
  Promise.resolve(process.argv.slice(2))
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
