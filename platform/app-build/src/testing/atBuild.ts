/** What a build checks before it is published, for experiments that follow a change to its answer. */
export { checkDescription } from '../contract/checkDescription';
export { checkTypes, isTakenBy } from '../contract/checkTypes';
