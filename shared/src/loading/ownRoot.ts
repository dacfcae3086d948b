import type { ReactNode } from 'react';

/** A root of React beside the one of the site. */
export interface OwnRoot {
  render: (node: ReactNode) => void;
}

/**
 * Draws a node at once in a root of its own, whatever else waits to be hydrated. The shell lends it: remotes have no
 * `react-dom`. Without it, as in a prerender, the node waits for its page.
 */
export const ownRoot: { draw?: (node: ReactNode) => OwnRoot } = {};
