/** Runs a command with its arguments. Prints the message of an error alone, and exits with code 1. */
export function runCommand(command: (words: string[]) => Promise<void> | void): void {
  // The reader may close the pipe early: `npm run releases | head`.
  process.stdout.on('error', () => process.exit());
  Promise.resolve(process.argv.slice(2))
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
