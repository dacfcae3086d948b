/** What the restaurant writes, by the name of its entry. */
export { contentEntry, hasContent } from './contentEntry';
export { clock } from './clock';
export { facts } from './facts';
export { content } from '../pageContent';
export { today, useSoldOut } from './today';
export { useContent } from './useContent';
