/** What the restaurant writes, by the name of its entry. */
export { contentPart } from './contentPart';
export { content } from '../pageContent';
export { useContent } from './useContent';
