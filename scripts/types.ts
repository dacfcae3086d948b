import { checkTypes, root } from '@asia/releases';
import { main } from './main';

/** Checks the types of the named packages, or of all; one line per error. */
main((words) => checkTypes(root, words));
