export { checkContract } from './checkContract';
export { checkReads } from './checkReads';
