import { createContext, useContext } from 'react';

/**
 * True around a page that is drawn, unseen, before the guest goes to it: it keeps its hands off what belongs to the page
 * on show, such as the title of the tab, and does not read the address of that page as its own.
 */
export const DrawnAhead = createContext(false);

export function useDrawnAhead(): boolean {
  return useContext(DrawnAhead);
}
