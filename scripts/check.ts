import { runChecks } from './check/runChecks';

runChecks(process.argv.slice(2)).then(
  ({ passed, failed }) => {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
  },
);
