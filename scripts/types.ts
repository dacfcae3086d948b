import { checkTypes, root } from '@asia/releases';
import { main } from './main';

/** Checks the types of the packages that are named, or of all: one line an error, without what follows from it. */
main((words) => checkTypes(root, words));
