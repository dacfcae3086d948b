import { checkTypes, root } from '@asia/app-build';
import { main } from '@asia/release-store/runCommand';

/** Checks the types of the named packages, or of all; one line per error. */
main((words) => checkTypes(root, words));
