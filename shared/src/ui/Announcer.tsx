import { useSyncExternalStore } from 'react';
import classes from './VisuallyHidden.module.css';

let current = '';
const listeners = new Set<() => void>();

/** Has screen readers say `text` once, when they have finished what they are saying. */
export function announce(text: string): void {
  // A region that receives the text it already holds stays silent, so a repetition differs by an unheard space.
  current = text === current ? `${text}\u00a0` : text;
  listeners.forEach((listener) => listener());
}

/** The last text that was announced, without what makes repetitions differ. */
export function announced(): string {
  return current.trimEnd();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The one live region of the site. It must be in the page before the first text, so the frame renders it for good. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
  return (
    <div className={classes.hidden} role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
