/** What the restaurant writes, by the name of its entry. */
export { contentPart, hasContent } from './contentPart';
export { content } from '../pageContent';
export { useContent } from './useContent';
