/**
 * Runs work once the browser has painted what was just drawn: neither an effect nor a transition of React waits for that.
 * @returns cancel
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame's callbacks run before its paint, so the work is left to the task after it.
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
