import { createContext, useContext, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * Whether the page inside was first drawn unseen, before the guest went to it. It stays as it was: a value that changed
 * when the page comes into view would have React search the whole page for those who read it, before the first paint.
 */
export const DrawnAhead = createContext(false);

/**
 * True in a page that is not on show yet: it keeps its hands off what belongs to the page on show, such as the title of
 * the tab. False once the page has been painted.
 */
export function useDrawnAhead(): boolean {
  const [ahead, setAhead] = useState(useContext(DrawnAhead));
  // Effects do not run in a hidden page: this one says that the page is on show.
  useEffect(() => (ahead ? afterPaint(() => setAhead(false)) : undefined), [ahead]);
  return ahead;
}
