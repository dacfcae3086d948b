/** React's own timekeeper; its published types lack the one function that is used here. */
declare module 'scheduler' {
  /** @param fps frames a second, at most 125: React works for `1000 / fps` ms before it lets the browser have its turn; 0 for React's own 5 ms */
  export function unstable_forceFrameRate(fps: number): void;
}
