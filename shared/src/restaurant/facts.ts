import { entry, type Facts } from '../contracts';
import { content } from '../pageContent';

/** The facts of the restaurant as the page has them. Those that are live: `facts.current` of the content. */
export const pinnedFacts: Facts = /* @__PURE__ */ content(/* @__PURE__ */ entry('facts'));
