export { checkContract } from './checkContract';
export { checkReads } from './checkReads';
export { unmatchedSlots } from './slots';
