import { checkTypes, root } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';

/** Checks the types of the named packages, or of all; one line per error. */
runCommand(async (words) => {
  await checkTypes(root, words);
});
