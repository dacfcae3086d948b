import { checkTypes, root } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';
import { compareSources } from './compareSources';

/** Checks all types here, then compares the builds as a release does. */
runCommand(async () => {
  await checkTypes(root, []);
  const problems = await compareSources();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
